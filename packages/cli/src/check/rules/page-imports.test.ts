import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { testPage } from '../../model/testing/page';
import { auditPageImports } from './page-imports';

const root = mkdtempSync(join(tmpdir(), 'octavo-imports-'));
afterAll(() => rmSync(root, { recursive: true }));
const write = (path: string, text = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
for (const path of ['en/a.tsx', 'en/note.mdx', 'en/ui/index.ts', 'lib/b.ts', 'en/img.svg'])
  write(path);
write('en/package/package.json', '{}');

write(
  'lib/x.tsx',
  `import type { ReactNode } from 'react';
export interface Props { children: ReactNode }
export const { Tab, list: [First, ...rest] } = make<Props>();
export function Card({ children }: Props) { return <div>{children}</div>; }
export { Card as Panel, type Props as CardProps };
export * from './x-more';
export * as more from 'react';
export default class {}
`,
);
write(
  'lib/x-more.ts',
  "export enum Size { S }\nexport * from './x';\nexport const cast = <T>(value: unknown) => <T>value;\n",
);
write('lib/open.ts', "export * from 'react';\n");
write('lib/common.js', 'module.exports = { a: 1 };');
write('lib/broken.ts', 'export const a = ;');
write('lib/data.json', '{ "a": 1 }');

interface Input {
  source: string;
  code?: string;
  unused?: string;
  partials?: string[];
  kind?: 'markdown' | 'component';
  plugins?: { name: string; bundler?: () => undefined }[];
}

function audit({
  source,
  code = source,
  unused = '',
  partials = [],
  plugins = [],
  kind = 'markdown',
}: Input) {
  write('en/page.mdx', source);
  return auditPageImports({
    pages: [{ ...testPage('en/page.mdx', {}, { root }), kind }],
    codeOf: () => code,
    unusedImportsOf: () => unused,
    partialsOf: () => partials.map((path) => join(root, path)),
    sourceOf: (file) => (file.endsWith('page.mdx') ? source : PARTIAL),
    config: {
      alias: { '@': join(root, 'lib'), theme$: 'some-package' },
      plugins,
      themeFile: undefined,
    },
  });
}

function findProblems(input: Input): string[] {
  return audit(input).map(
    ({ file, line, column, message }) => `${file?.slice(root.length)}:${line}:${column} ${message}`,
  );
}

const PARTIAL = "import { Gone } from './gone';\n";

test.each([
  './a',
  './a.tsx',
  './note',
  './ui',
  './ui/',
  './package',
  './img.svg?inline',
  '@/b',
  'theme',
  'react',
  '../en/a',
])('resolves an import of %s', (specifier) => {
  expect(findProblems({ source: `import x from '${specifier}';` })).toEqual([]);
});

test('reports an import of a missing file at its position', () => {
  const source = [
    "import A from './a';",
    'import {',
    '  B,',
    '} from "./b";',
    "export * from '@/c';",
    "import './gone.css';",
  ].join('\n');
  expect(findProblems({ source })).toEqual([
    '/en/page.mdx:4:8 Imported file "./b" not found.',
    '/en/page.mdx:5:15 Imported file "@/c" not found.',
    '/en/page.mdx:6:8 Imported file "./gone.css" not found.',
  ]);
});

test('reports an import of a partial with the file and specifier of the partial', () => {
  const code = "import { Gone } from '../shared/gone';";
  expect(findProblems({ source: '# T', code, partials: ['shared/partial.mdx'] })).toEqual([
    '/shared/partial.mdx:1:22 Imported file "./gone" not found.',
  ]);
});

test('ignores text that looks like an import', () => {
  expect(findProblems({ source: '', code: 'const text = "import x from \'./gone\'";' })).toEqual(
    [],
  );
});

test('reports nothing if a plugin changes the bundler', () => {
  const source = "import x from './gone';";
  expect(findProblems({ source, plugins: [{ name: 'p' }] })).toHaveLength(1);
  expect(findProblems({ source, plugins: [{ name: 'p', bundler: () => undefined }] })).toEqual([]);
});

test.each([
  "import X, { Card, Panel, Tab, First, rest, Size, more, Props, CardProps as P } from '@/x';",
  "import * as x from '@/x';",
  "export { cast } from '@/x';",
  "import { useState } from '@/open';",
  "import { a, b } from '@/common';",
  "import { b } from '@/broken';",
  "import data, { b } from '@/data.json';",
  "import { Badge, Tabs } from '@theme';",
  "import { anything } from 'react';",
  'const text = "import { Nope } from \'@/x\'";',
])('finds the exports of %j', (source) => expect(findProblems({ source })).toEqual([]));

test('reports an import of a missing export at its position, with the nearest name', () => {
  const source = [
    "import { Card, Crad as C } from '@/x';",
    "import Default from '@/x-more';",
    "export { Nope } from '../lib/x';",
    "import { Bagde } from '@theme';",
  ].join('\n');
  expect(findProblems({ source })).toEqual([
    '/en/page.mdx:1:33 "@/x" does not export "Crad".',
    '/en/page.mdx:2:21 "@/x-more" has no default export.',
    '/en/page.mdx:3:22 "../lib/x" does not export "Nope".',
    '/en/page.mdx:4:23 "@theme" does not export "Bagde".',
  ]);
});

test('reports missing exports in component pages, but not types', () => {
  const source = [
    "import type { Gone } from '@/x';",
    "import { type Other, Card, Nope } from '@/x';",
    'export default () => <Card>{Nope}</Card>;',
  ].join('\n');
  expect(findProblems({ source, kind: 'component' })).toEqual([
    '/en/page.mdx:2:40 "@/x" does not export "Nope".',
  ]);
});

test.each([
  ['./lib/b', 'Did you mean "../lib/b"?'],
  ['../a', 'Did you mean "./a"?'],
  ['../lib/bb', 'Did you mean "../lib/b"?'],
  ['./lib/nope', 'add the file'],
  ['@/lib/b', 'add the file'],
])('the hint for a missing import of %s contains %s', (specifier, expected) => {
  const [finding] = audit({ source: `import x from '${specifier}';` });
  expect(finding?.hint).toContain(expected);
});

test('an unused import of a missing file is a warning', () => {
  const source = "import Gone from './gone.mdx';\n\n# A\n";
  expect(audit({ source, code: '', unused: "import Gone from './gone.mdx';" })).toMatchObject([
    {
      rule: 'page-warning',
      line: 1,
      message: 'Imported file "./gone.mdx" not found.',
      hint: 'The page does not use the import. Remove it.',
    },
  ]);
});

test('suggests a similar file behind an alias', () => {
  const [finding] = audit({ source: "import { Card } from '@/xy';\n" });
  expect(finding).toMatchObject({ line: 1, column: 22, hint: 'Did you mean "@/x"?' });
});

test('reports the syntax error of an imported JSON file', () => {
  write('lib/invalid.json', '{\n  "a": 1,\n}\n');
  expect(
    findProblems({ source: "import a from '@/invalid.json';\nimport b from '@/data.json';\n" }),
  ).toEqual(['/lib/invalid.json:3:1 JSON syntax error: property name expected.']);
});
