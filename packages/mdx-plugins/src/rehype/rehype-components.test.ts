import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

const components = { Badge: '@octavo/theme/mdx', Steps: '@octavo/theme/mdx' };

test('imports only the components that a page uses', async () => {
  const { code } = await compilePage('<Badge text="x" />', { components });
  expect(code).toContain('import {Badge} from "@octavo/theme/mdx"');
  expect(code).not.toContain('Steps');
});

test('imports any export of the module of a component', async () => {
  const own = {
    Alert: { module: '/site/alert.tsx', export: 'default' },
    Note: { module: '/site/notes.tsx', export: 'Remark' },
  };
  const { code } = await compilePage('<Alert />\n\n<Note />', { components: own });
  expect(code).toContain('import Alert from "/site/alert.tsx"');
  expect(code).toContain('import {Remark as Note} from "/site/notes.tsx"');
});

test('does not import names that the page imports', async () => {
  const { code } = await compilePage("import { Badge } from '@theme'\n\n<Badge />", { components });
  expect(code).not.toContain('@octavo/theme/mdx');
});

test('imports components in expressions', async () => {
  const { code } = await compilePage('{[1].map((n) => <Badge key={n} />)}', { components });
  expect(code).toContain('import {Badge} from "@octavo/theme/mdx"');
});

test('replaces a component with an override', async () => {
  const overrides = { Badge: '/site/badge.tsx' };
  const { code } = await compilePage('<Badge />', { components, overrides });
  expect(code).toContain('import Badge from "/site/badge.tsx"');
});

test('replaces an element with an override, on pages that contain it', async () => {
  const overrides = { table: '/site/table.tsx' };
  const table = await compilePage('| a |\n| - |\n| b |', { overrides });
  expect(table.code).toContain('import _table from "/site/table.tsx"');
  expect(table.code).toContain('<_table><_Html fragment={0} as="thead" />');
  const other = await compilePage('Text', { overrides });
  expect(other.isStatic).toBe(true);
  expect(other.code).not.toContain('table.tsx');
});

test('accepts members of an imported name', async () => {
  const source = "import * as UI from './ui'\n\n<UI.Button />";
  expect((await compilePage(source, { components })).code).toContain('<UI.Button />');
});

test('replaces a component that a page imports from the theme', async () => {
  const source = "import { Badge as B, Card } from '@theme'\n\n<B /><Card />";
  const { code } = await compilePage(source, { overrides: { Badge: '/site/badge.tsx' } });
  expect(code).toContain('import B from "/site/badge.tsx"');
  expect(code).toContain("import {Card} from '@theme'");
  const only = await compilePage("import { Badge } from '@theme'\n\n<Badge />", {
    overrides: { Badge: '/site/badge.tsx' },
  });
  expect(only.code).not.toContain('@theme');
});

test.each(['URL', 'Date', 'Request', 'Error', 'constructor', 'toString', 'window'])(
  'reports {%s} in text, which would render nothing',
  async (name) => {
    await expect(compilePage(`Open the {${name}} page.`, { components })).rejects.toThrow(
      `"${name}" is not defined`,
    );
  },
);

test.each(['undefined', 'NaN', 'Infinity', 'process.env.NODE_ENV', 'Math.PI', 'props.children'])(
  'accepts the expression {%s}',
  async (expression) => {
    const { code } = await compilePage(`A {${expression}} b`, { components });
    expect(code).toContain(expression);
  },
);
