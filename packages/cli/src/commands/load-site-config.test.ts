import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { formatError, OctavoError } from '../model/errors';
import { loadSiteConfig } from './load-site-config';

let cwd: string;
const write = (path: string, text = '') => {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
};
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-modules-'));
  write('content/index.md', '# A\n');
});
afterEach(() => rmSync(cwd, { recursive: true }));

/** Returns each problem as the terminal shows it: location, message and hint. */
async function problemsOf(config: string): Promise<string[]> {
  write('docs.config.ts', config);
  const error = await loadSiteConfig({ cwd }).catch((reason: unknown) => reason);
  if (!(error instanceof OctavoError)) return [];
  return error.problems.map((problem) =>
    formatError(
      new OctavoError(error.code, '', { problems: [{ ...problem, frame: undefined }] }),
      cwd,
    ).replaceAll(cwd, ''),
  );
}

test('reports keys with missing files and packages at their locations', async () => {
  write('theme/Table.tsx', 'export default () => null;');
  write('plugins/upper-case.mjs', 'export default () => () => {};');
  expect(
    await problemsOf(`const elements = { table: './theme/Tabel.tsx' };
export default {
  alias: { '@shared': './shared', chart: 'chart-missing' },
  i18nSourcePath: 'texts.json',
  markdown: {
    globalComponents: {
      Chart: './components/Chart.tsx',
      Map: 'map-missing/react',
    },
    elements,
    remarkPlugins: [
      './plugins/upper-case.mjs',
      './plugins/uper-case.mjs',
      ['remark-missing', { depth: 2 }],
    ],
    rehypePlugins: ['@missing/rehype/plugin'],
  },
};
`),
  ).toMatchInlineSnapshot(`
    [
      "docs.config.ts:1:20
      markdown.elements.table: file not found: "./theme/Tabel.tsx".
      → Did you mean "./theme/Table.tsx"?",
      "docs.config.ts:3:12
      alias["@shared"]: file not found: "./shared".
      → Create the file or fix the path.",
      "docs.config.ts:3:35
      alias["chart"]: package "chart-missing" is not installed.
      → Install it: npm install chart-missing",
      "docs.config.ts:4:3
      i18nSourcePath: file not found: "./texts.json".
      → Create the file or fix the path.",
      "docs.config.ts:7:7
      markdown.globalComponents.Chart: file not found: "./components/Chart.tsx".
      → Create the file or fix the path.",
      "docs.config.ts:8:7
      markdown.globalComponents.Map: package "map-missing" is not installed.
      → Install it: npm install map-missing",
      "docs.config.ts:13:7
      markdown.remarkPlugins[1]: file not found: "./plugins/uper-case.mjs".
      → Did you mean "./plugins/upper-case.mjs"?",
      "docs.config.ts:14:7
      markdown.remarkPlugins[2]: package "remark-missing" is not installed.
      → Install it: npm install remark-missing",
      "docs.config.ts:16:21
      markdown.rehypePlugins[0]: package "@missing/rehype" is not installed.
      → Install it: npm install @missing/rehype",
    ]
  `);
});

test('reports missing modules together with invalid values of other keys', async () => {
  expect(
    await problemsOf(`export default {
  title: 5,
  lang: 'fr',
  locales: [{ lang: 'en', label: 'English' }],
  markdown: { remarkPlugins: ['remark-missing'] },
  i18nSourcePath: 'texts.json',
};
`),
  ).toMatchInlineSnapshot(`
    [
      "docs.config.ts:2:3
      title: expected a string, got 5.",
      "docs.config.ts:3:3
      lang: expected the language of a locale ("en"), got "fr".
      → Add a locale for "fr" or set "lang" to the language of an existing locale.",
      "docs.config.ts:5:31
      markdown.remarkPlugins[0]: package "remark-missing" is not installed.
      → Install it: npm install remark-missing",
      "docs.config.ts:6:3
      i18nSourcePath: file not found: "./texts.json".
      → Create the file or fix the path.",
    ]
  `);
});

test('does not report modules that an invalid key may define', async () => {
  expect(
    await problemsOf(`export default {
  alias: 5,
  markdown: { globalComponents: { Chart: 'chart-missing' } },
};
`),
  ).toMatchInlineSnapshot(`
    [
      "docs.config.ts:2:3
      alias: expected an object, got 5.",
    ]
  `);
});

test('accepts modules that exist', async () => {
  write('theme/Table.tsx', 'export default () => null;');
  write('theme/charts/index.tsx', 'export const Chart = () => null;');
  write('shared/part.mdx', 'Text');
  write('plugins/upper-case.mjs', 'export default () => () => {};');
  write('texts.json', '{}');
  write('node_modules/map/package.json', '{ "name": "map" }');
  expect(
    await problemsOf(`export default {
  alias: { '@shared': './shared', '@part$': './shared/part.mdx', 'map-alias': 'map' },
  i18nSourcePath: './texts.json',
  markdown: {
    globalComponents: {
      Chart: './theme/charts',
      Map: 'map/react',
      Badge: '@octavo/theme/mdx',
      Part: '@shared/part',
      Own: '@theme',
    },
    elements: { table: './theme/Table' },
    remarkPlugins: ['./plugins/upper-case.mjs', ['map/plugin', {}]],
  },
};
`),
  ).toEqual([]);
});

test('reports a missing module of a plugin with the name of the plugin', async () => {
  expect(
    await problemsOf(`export default {
  plugins: [
    {
      name: 'charts',
      markdown: {
        globalComponents: { Chart: './Chart.tsx' },
        remarkPlugins: ['./remark.mjs'],
      },
      searchEngine: { client: '/nowhere/client.js' },
    },
  ],
};
`),
  ).toMatchInlineSnapshot(`
    [
      "docs.config.ts:2:3
      plugins ("charts").markdown.remarkPlugins[0]: file not found: "./remark.mjs".
      → Create the file or fix the path.",
      "docs.config.ts:2:3
      plugins ("charts").markdown.globalComponents.Chart: file not found: "./Chart.tsx".
      → Create the file or fix the path.",
      "docs.config.ts:2:3
      plugins ("charts").searchEngine.client: file not found: "/nowhere/client.js".
      → Create the file or fix the path.",
    ]
  `);
});

test('skips bundled modules if a plugin configures the bundler', async () => {
  expect(
    await problemsOf(`export default {
  alias: { '@virtual': 'virtual-modules' },
  markdown: { globalComponents: { Chart: 'virtual-chart' }, remarkPlugins: ['remark-missing'] },
  plugins: [{ name: 'virtual', bundler: () => undefined }],
};
`),
  ).toMatchInlineSnapshot(`
    [
      "docs.config.ts:3:77
      markdown.remarkPlugins[0]: package "remark-missing" is not installed.
      → Install it: npm install remark-missing",
    ]
  `);
});

// A backslash separates folders on Windows.
test.each(['a#b', 'a?b', 'a!b', ...(sep === '/' ? ['a\\b'] : [])])(
  'reports the project path %s, in which no files are found',
  async (name) => {
    await expect(loadSiteConfig({ cwd: `/sites/${name}`, fallback: {} })).rejects.toThrow(
      `The path of the project cannot contain "${name[1]}": /sites/${name}`,
    );
  },
);
