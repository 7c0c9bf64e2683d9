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
import { logInlinePlugins } from './inline-plugins';

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
    digestOf: readSources(files.map(({ filePath }) => filePath)).digestOf,
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

/** Adds a paragraph to the end of the page. */
const addText = (text: string) =>
  `tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: ${text} }] })`;
const textsOf = (result: Awaited<ReturnType<typeof compileSite>>) =>
  [...result.summaries.values()].map(({ content }) => content.text.replace(/\s+/g, ' '));

test('runs an ESM-only package and a TypeScript module', async () => {
  mkdirSync(join(cwd, 'node_modules/remark-esm'), { recursive: true });
  write(
    'node_modules/remark-esm/package.json',
    '{ "name": "remark-esm", "type": "module", "exports": { "import": "./main.js" } }',
  );
  write(
    'node_modules/remark-esm/main.js',
    `export default () => (tree) => { ${addText("'package'")}; };`,
  );
  write('name.ts', "export const name: string = 'typed';");
  write(
    'plugin.ts',
    `import { name } from './name';\nexport default () => (tree: any) => { ${addText('name')}; };`,
  );
  write(
    'docs.config.ts',
    "export default { markdown: { remarkPlugins: ['remark-esm', './plugin.ts'] } };",
  );
  const result = await compileSite();
  expect(result.problems).toEqual([]);
  expect(textsOf(result)).toEqual(['a', 'b', 'c'].map((name) => `${name} package typed`));
});

test('runs functions, functions with options, and options that contain functions', async () => {
  write('plugin.mjs', `export default ({ text }) => (tree) => { ${addText('text()')}; };`);
  write(
    'docs.config.ts',
    `function add({ text = 'function' } = {}) { return (tree) => { ${addText('text')}; }; }
const circular = { text: 'circular' };
circular.self = circular;
export default {
  markdown: {
    remarkPlugins: [add, [(options) => add(options), circular], ['./plugin.mjs', { text: () => 'option' }]],
    rehypePlugins: [() => (tree) => { tree.children.pop(); }],
  },
};
`,
  );
  // Above this number, pages without functions are compiled in worker threads.
  for (let index = 0; index < 30; index++) write(`content/p${index}.md`, `# P${index}\n`);
  const result = await compileSite();
  expect(result.problems).toEqual([]);
  expect(textsOf(result)).toContain('a function circular');
  expect(textsOf(result)).toHaveLength(33);
});

test('reports a function that throws once, with its key and page', async () => {
  write(
    'docs.config.ts',
    `export default {
  markdown: {
    rehypePlugins: [function rehypeBroken() { return () => { throw null; }; }],
  },
};
`,
  );
  const { problems } = await compileSite();
  expect(
    problems.map((problem) => formatProblem({ ...problem, frame: undefined }, cwd)),
  ).toMatchInlineSnapshot(`
    [
      "docs.config.ts:3:21
      markdown.rehypePlugins[0]: "rehypeBroken" failed: null
      → Fix the plugin or remove it from the configuration. It failed on content/a.md and 2 other pages.",
    ]
  `);
});

test('prints a note about plugins that keep pages in the main thread', async () => {
  const noteFor = async (markdown: string) => {
    write('docs.config.ts', `export default { markdown: ${markdown} };`);
    const notes: string[] = [];
    logInlinePlugins(getCompileSettings(await loadSiteConfig({ cwd })), {
      info: (note) => notes.push(note),
    });
    return notes;
  };
  write('plugin.mjs', 'export default () => {};');
  expect(await noteFor("{ remarkPlugins: [['./plugin.mjs', { depth: 2 }]] }")).toEqual([]);
  expect(
    await noteFor("{ remarkPlugins: ['./plugin.mjs', () => {}], rehypePlugins: [() => {}] }"),
  ).toMatchInlineSnapshot(`
    [
      "markdown.remarkPlugins[1] is a function, so pages are compiled in the main thread. Large sites build faster with a module specifier instead.",
    ]
  `);
  expect(
    await noteFor("{ remarkPlugins: [['./plugin.mjs', { test: /x/ }]] }"),
  ).toMatchInlineSnapshot(`
    [
      "markdown.remarkPlugins[0] has options that are not JSON-serializable, so pages are compiled in the main thread. Large sites build faster with JSON-serializable options.",
    ]
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
