import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { Configuration } from '@rspack/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadSiteConfig } from '../../commands/load-site-config';
import { formatProblem } from '../../model/errors';
import { runCompiler } from './run-compiler';

// The bundler adds colors to its messages if the output is a terminal, where all problems must be the same.
vi.stubEnv('FORCE_COLOR', '1');

let cwd: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
};
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-bundle-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

/** Returns the formatted problems of a bundle with the given configuration and page modules. */
async function problemsOf(
  config: string,
  pages: readonly string[],
  resolve: Configuration['resolve'] = {},
): Promise<string> {
  write('docs.config.ts', config);
  write('content/a.md', '# A\n');
  pages.forEach((code, index) => {
    write(`pages/${index}.js`, code);
  });
  const site = await loadSiteConfig({ cwd });
  const { problems } = await runCompiler(
    {
      context: cwd,
      mode: 'development',
      devtool: false,
      entry: Object.fromEntries(pages.map((_, index) => [`p${index}`, `./pages/${index}.js`])),
      output: { path: join(cwd, 'out') },
      resolve,
    },
    site,
  );
  return problems
    .map((problem) => formatProblem({ ...problem, frame: undefined }, cwd))
    .join('\n')
    .replaceAll(cwd, '');
}

test('reports a component without the configured export once, at its key', async () => {
  write('theme/Chart.js', 'export const Charts = 1;\n');
  write('theme/Table.js', 'export const Table = 1;\n');
  const file = (name: string) => JSON.stringify(join(cwd, 'theme', name));
  const page = `import { Chart } from ${file('Chart.js')};\nimport table from ${file('Table.js')};\nconsole.log(Chart, table);\n`;
  expect(
    await problemsOf(
      `export default {
  markdown: {
    globalComponents: { Chart: './theme/Chart.js' },
    elements: { table: './theme/Table.js' },
  },
};
`,
      [page, page],
    ),
  ).toMatchInlineSnapshot(`
    "docs.config.ts:3:25
      markdown.globalComponents.Chart: "./theme/Chart.js" has no export named "Chart".
      → Did you mean "Charts"? The export and the key must have the same name.
    docs.config.ts:4:17
      markdown.elements.table: "./theme/Table.js" has no default export.
      → Add "export default" to the component."
  `);
});

test('reports a path that a package does not contain at its key', async () => {
  write('node_modules/charts/package.json', '{ "name": "charts" }');
  expect(
    await problemsOf(
      "export default { markdown: { globalComponents: { Chart: 'charts/react' } } };\n",
      ["import { Chart } from 'charts/react';\nconsole.log(Chart);\n"],
    ),
  ).toMatchInlineSnapshot(`
    "docs.config.ts:1:50
      markdown.globalComponents.Chart: Cannot find module "charts/react".
      → Check the import path, or install the missing package."
  `);
});

test('reports an unresolved import of a page at the page', async () => {
  expect(
    await problemsOf('export default {};\n', [
      "import { Chart } from './gone.js';\nconsole.log(Chart);\n",
    ]),
  ).toMatchInlineSnapshot(`
    "pages/0.js:1:23
      Imported file "./gone.js" not found.
      → Fix the path or add the file."
  `);
});

test('suggests the path of a file that is in a folder above', async () => {
  write('Chart.js', 'export const Chart = 1;\n');
  expect(
    await problemsOf('export default {};\n', [
      "import { Chart } from './Chart.js';\nconsole.log(Chart);\n",
    ]),
  ).toContain('→ Paths are relative to the current file. Did you mean "../Chart.js"?');
});

test('reports a syntax error of a script with its position', async () => {
  expect(await problemsOf('export default {};\n', ['const a = 1;\nconst b = ;\n'])).toBe(
    "pages/0.js:2:11\n  Syntax error: Unexpected token ';'.",
  );
});

test('reports a missing file behind an alias with its position and a similar name', async () => {
  write('components/Box.js', 'export const Box = 1;\n');
  const alias = JSON.stringify({ '@components': join(cwd, 'components') });
  expect(
    await problemsOf(
      `export default { alias: ${alias} };\n`,
      ["\nimport { Box } from '@components/Bx';\nconsole.log(Box);\n"],
      { alias: JSON.parse(alias) },
    ),
  ).toMatchInlineSnapshot(`
    "pages/0.js:2:21
      Imported file "@components/Bx" not found.
      → Did you mean "@components/Box"?"
  `);
});

test('reports a syntax error of a JSON file with its position', async () => {
  write('data/a.json', '{\n  "a": 1,\n}\n');
  expect(
    await problemsOf('export default {};\n', [
      "import a from '../data/a.json';\nconsole.log(a);\n",
    ]),
  ).toMatchInlineSnapshot(`
    "data/a.json:3:1
      JSON syntax error: property name expected.
      → JSON does not allow comments, trailing commas or single quotes."
  `);
});

test('reports an import of a Node.js module or an unknown scheme at every file that imports it', async () => {
  write('lib/read.js', "\nimport { readFileSync } from 'node:fs';\nexport { readFileSync };\n");
  expect(
    await problemsOf('export default {};\n', [
      "import '../lib/read.js';\nimport 'node:fs';\n",
      "import '../lib/read.js';\nimport 'fs';\nimport 'git:x/y';\n",
    ]),
  ).toMatchInlineSnapshot(`
    "pages/1.js:2:8
      Cannot import "fs": Node.js modules are not available in browsers.
      → Pages and components also run in the browser. Remove the import, or use a package that supports browsers.
    pages/1.js:3:8
      Cannot import "git:x/y": unknown URL scheme.
      → Import a file or a package.
    lib/read.js:2:30
      Cannot import "node:fs": Node.js modules are not available in browsers.
      → Pages and components also run in the browser. Remove the import, or use a package that supports browsers.
    pages/0.js:2:8
      Cannot import "node:fs": Node.js modules are not available in browsers.
      → Pages and components also run in the browser. Remove the import, or use a package that supports browsers."
  `);
});
