import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { formatError, type OctavoError } from '../model/errors';
import { findConfigFiles, findMissingConfigFiles, loadConfig } from './load-config';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-config-'));
  mkdirSync(join(cwd, 'content'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

async function errorOf(source: string): Promise<string> {
  writeFileSync(join(cwd, 'docs.config.ts'), source);
  const error = await loadConfig({ cwd, builtInPlugins: () => [] }).catch(
    (reason: unknown) => reason,
  );
  return formatError(error as OctavoError, cwd).replaceAll(cwd, '');
}

test.each([
  ['import "node:path";\nconst config = {};', 'Missing default export.'],
  ['export const title = "A";', 'Missing default export.'],
  ['export default {\n  title: "A",,\n};', 'docs.config.ts:2:'],
  ['\nthrow new Error("no");', 'docs.config.ts:2'],
  ['import "a-missing-package";', 'npm install a-missing-package'],
  [
    'export default null;',
    'docs.config.ts\n  The configuration: expected an object, got null.\n  → Add: ',
  ],
  ['export default "x";', 'The configuration: expected an object, got "x".'],
  ['export default ["x"];', 'The configuration: expected an object, got ["x"].'],
  ['const a: any = null;\na.then();', 'docs.config.ts:2'],
])('reports the error of %j', async (source, expected) => {
  expect(await errorOf(source)).toContain(expected);
});

test('reports the error of an imported file in this file', async () => {
  writeFileSync(join(cwd, 'x.ts'), "interface A {}\n\nthrow new Error('boom');\n");
  expect(await errorOf('import "./x";\nexport default {};')).toContain('\nx.ts:3\n');
});

test('finds the files that missing imports of the configuration can have', async () => {
  const file = join(cwd, 'docs.config.ts');
  writeFileSync(file, 'import { x } from "./x";\nimport "./y.mjs";');
  writeFileSync(join(cwd, 'x.ts'), 'import "../z"; import "./a.b";');
  expect(findConfigFiles(file)).toEqual([file, join(cwd, 'x.ts')]);
  const missing = findMissingConfigFiles(file);
  for (const path of ['../z.ts', '../z/index.js', 'y.mjs', 'a.b', 'a.b.ts'])
    expect(missing).toContain(join(cwd, path));
  expect(missing).not.toContain(join(cwd, 'x.js'));
  // It could be a folder.
  expect(missing).not.toContain(join(cwd, '../z'));
});

test('finds a TypeScript file that an import names with the extension of its output', () => {
  const file = join(cwd, 'docs.config.ts');
  writeFileSync(file, 'import "./x.js";\nimport "./y.mjs";');
  writeFileSync(join(cwd, 'x.ts'), '');
  writeFileSync(join(cwd, 'y.mts'), '');
  expect(findConfigFiles(file)).toEqual([file, join(cwd, 'x.ts'), join(cwd, 'y.mts')]);
});

test.each(['export default { title: "A" };', 'module.exports = { title: "A" };'])(
  'loads %j',
  async (source) => {
    writeFileSync(join(cwd, 'docs.config.ts'), source);
    expect((await loadConfig({ cwd, builtInPlugins: () => [] })).title).toBe('A');
  },
);

test.each([
  ['ts', 'export default'],
  ['mts', 'export default'],
  ['mjs', 'export default'],
  ['js', 'export default'],
  ['cjs', 'module.exports ='],
])('loads the changes of docs.config.%s', async (extension, start) => {
  writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }');
  const configFile = `docs.config.${extension}`;
  const titles: unknown[] = [];
  for (const title of ['A', 'B']) {
    writeFileSync(join(cwd, configFile), `${start} { title: '${title}' };`);
    titles.push((await loadConfig({ cwd, configFile, builtInPlugins: () => [] })).title);
  }
  expect(titles).toEqual(['A', 'B']);
  writeFileSync(join(cwd, configFile), `${start} { title:: 'C' };`);
  await expect(loadConfig({ cwd, configFile, builtInPlugins: () => [] })).rejects.toThrow();
});

test('reports all problems at once with the locations of their keys', async () => {
  writeFileSync(
    join(cwd, 'nav.ts'),
    "export const nav = [\n  { text: 'A', lnik: '/a' },\n  { text: 5 },\n];\n",
  );
  const output = await errorOf(`import { nav } from './nav';
const theme = { hideNavbar: 'sometimes' };
export default {
  titel: 'A',
  root: 'contnt',
  i18nSourcePath: 5,
  themeConfig: { ...theme, nav, socialLinks: [{ icon: 'github' }] },
  route: ({ cleanUrls: 'yes' } as object),
};
`);
  expect(output.match(/^(?:docs\.config|nav)\.ts.*\n.*/gm)).toMatchInlineSnapshot(`
    [
      "docs.config.ts:2:17
      themeConfig.hideNavbar: expected "never", "always" or "auto", got "sometimes".",
      "docs.config.ts:4:3
      Unknown key "titel".",
      "docs.config.ts:5:3
      root: folder not found: "/contnt".",
      "docs.config.ts:6:3
      i18nSourcePath: expected a string, got 5.",
      "docs.config.ts:7:47
      Missing key "content" in themeConfig.socialLinks[0].",
      "docs.config.ts:8:13
      route.cleanUrls: expected a boolean, got "yes".",
      "nav.ts:2:16
      Unknown key "lnik" in themeConfig.nav[0].",
      "nav.ts:3:5
      themeConfig.nav[1].text: expected a string, got 5.",
    ]
  `);
  expect(output).toContain('> 4 |   titel:');
  expect(output).toContain('Did you mean "content"?');
});

test('deprecated keys work, also those that a plugin adds, and each prints one warning', async () => {
  writeFileSync(
    join(cwd, 'docs.config.ts'),
    `const legacy = {
  name: 'legacy',
  config: (config) => ({ ...config, themeConfig: { messages: { close: 'Fermer' } } }),
};
export default { plugins: [[legacy, { name: 'feed', routes: () => [] }]] };
`,
  );
  const warnings: string[] = [];
  const logger = { warn: (message: string) => void warnings.push(message) };
  const { plugins } = await loadConfig({ cwd, builtInPlugins: () => [], logger });
  expect(plugins.map((plugin) => Object.keys(plugin))).toEqual([
    ['name', 'config'],
    ['pages', 'name'],
  ]);
  expect(warnings).toEqual([
    'docs.config.ts: plugins[1] ("feed").routes is deprecated. Use plugins[1] ("feed").pages instead.',
    'docs.config.ts: themeConfig.messages.close is deprecated. Remove it. It no longer has any effect.',
  ]);
});

test('locates a key that is only known at run time at its parent', async () => {
  const output = await errorOf(`const more = () => [{ text: 1 }];
const rest = JSON.parse('{ "base": 5 }');
export default {
  ...rest,
  themeConfig: { nav: [...more().reverse(), { text: 2 }] },
};
`);
  expect(output.match(/^docs\.config\.ts.*\n.*/gm)).toMatchInlineSnapshot(`
    [
      "docs.config.ts
      base: expected a string, got 5.",
      "docs.config.ts:5:27
      themeConfig.nav[0].text: expected a string, got 1.",
      "docs.config.ts:5:47
      themeConfig.nav[1].text: expected a string, got 2.",
    ]
  `);
});

test.each([
  [[], 'content/public'],
  [['public'], 'public'],
  [['public', 'content/public'], 'content/public'],
])('with the folders %j, the public folder is %s', async (folders, expected) => {
  writeFileSync(join(cwd, 'docs.config.ts'), 'export default {};');
  for (const folder of folders) mkdirSync(join(cwd, folder), { recursive: true });
  const { publicDir } = await loadConfig({ cwd, builtInPlugins: () => [] });
  expect(publicDir).toBe(join(cwd, expected));
});
