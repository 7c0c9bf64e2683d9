import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { loadSiteConfig } from '../../commands/load-site-config';
import { formatProblem } from '../../model/errors';
import { readSources } from '../scan/read-sources';
import { scanPages } from '../scan/scan-pages';
import { getCompileSettings } from './compile-context';
import { compilePages } from './compile-pages';

let cwd: string;
const write = (path: string, text: string) => writeFileSync(join(cwd, path), text);
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-plugins-'));
  mkdirSync(join(cwd, 'content'));
  for (const name of ['a', 'b', 'c']) write(`content/${name}.md`, `# ${name}\n`);
  write(
    'docs.config.ts',
    "export default {\n  markdown: {\n    remarkPlugins: ['./plugin.mjs'],\n  },\n};\n",
  );
});
afterEach(() => rmSync(cwd, { recursive: true }));

async function compileSite() {
  const config = await loadSiteConfig({ cwd });
  const { files } = await scanPages(config);
  return compilePages({
    settings: getCompileSettings(config),
    cacheDir: config.cacheDir,
    version: 'test',
    files,
    sourceOf: readSources(files.map(({ filePath }) => filePath)).get,
  });
}

async function problemsWith(plugin: string): Promise<string> {
  write('plugin.mjs', plugin);
  const { problems } = await compileSite();
  return problems
    .map((problem) => formatProblem({ ...problem, frame: undefined }, cwd))
    .join('\n')
    .replaceAll(cwd, '');
}

test('reports a plugin that fails on every page once, at its key', async () => {
  expect(
    await problemsWith('export default () => (tree) => {\n  tree.title.length;\n};\n'),
  ).toMatchInlineSnapshot(`
    "docs.config.ts:3:21
      markdown.remarkPlugins[0]: "./plugin.mjs" failed: Cannot read properties of undefined (reading 'length')
      → Fix the plugin or remove it from the configuration. It failed on content/a.md and 2 other pages."
  `);
});

test('reports a plugin that fails on one page with the page', async () => {
  expect(
    await problemsWith(
      "export default () => async (tree, { path }) => {\n  if (path.endsWith('b.md')) throw new Error('no network');\n};\n",
    ),
  ).toMatchInlineSnapshot(`
    "docs.config.ts:3:21
      markdown.remarkPlugins[0]: "./plugin.mjs" failed: no network
      → Fix the plugin or remove it from the configuration. It failed on content/b.md."
  `);
});

test.each([
  ['a syntax error', 'export default (', 'failed to load'],
  ['no default export', 'export const plugin = () => {};', 'has no default export'],
  ['an object as its default export', 'export default {};', 'must be a function'],
  ['an error when it is set up', "export default () => { throw new Error('no key'); };", 'no key'],
])('reports a plugin with %s once, at its key', async (_, plugin, reason) => {
  const text = await problemsWith(plugin);
  expect(text).toContain('docs.config.ts:3:21\n  markdown.remarkPlugins[0]: ');
  expect(text).toContain(reason);
  expect(text.match(/docs\.config\.ts/g)).toHaveLength(1);
});

test('reports a page that a plugin rejects at its position', async () => {
  expect(
    await problemsWith(
      "export default () => (tree, file) => {\n  if (file.path.endsWith('b.md')) file.fail('Write a longer title', tree.children[0]);\n};\n",
    ),
  ).toMatchInlineSnapshot(`
    "content/b.md:1:1
      Write a longer title"
  `);
});

test('runs synchronous plugins, plugins with callbacks and plugins that are listed twice', async () => {
  write(
    'docs.config.ts',
    `export default {
  markdown: { remarkPlugins: ['./plugin.mjs', './later.mjs', ['./later.mjs', { text: 'later' }]] },
};
`,
  );
  const change = (text: string) =>
    `tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: ${text} }] })`;
  write(
    'later.mjs',
    `export default ({ text } = {}) => (tree, file, done) => { ${change('text')}; setTimeout(done); };`,
  );
  write(
    'plugin.mjs',
    `export default function () { const { length } = this.data('micromarkExtensions'); return (tree) => { ${change('String(length > 0)')}; return tree; }; }`,
  );
  const { problems, summaries } = await compileSite();
  expect(problems).toEqual([]);
  expect([...summaries.values()].map(({ content }) => content.text)).toEqual(
    ['a', 'b', 'c'].map((name) => expect.stringMatching(new RegExp(`^${name}\\s+true\\s+later$`))),
  );
});
