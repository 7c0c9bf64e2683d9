import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLogger } from '../model/logger';
import { init } from './init';

// The digest and the tokens are read from the built packages.
vi.mock('../content/compile/toolchain', () => ({ getToolchainDigest: () => 'toolchain' }));
vi.mock('../check/rules/stylesheets', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readThemeTokens: () => ({ file: 'tokens.css', source: '' }),
}));

let cwd: string;
const printed: string[] = [];
const print = (line: string) => printed.push(line);
const logger = { ...createLogger(), info: print, warn: print, success: vi.fn() };
beforeEach(() => {
  printed.length = 0;
  cwd = mkdtempSync(join(tmpdir(), 'octavo-init-'));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const read = (path: string) => readFileSync(join(cwd, path), 'utf8');

test('creates a site, and prints the next steps', async () => {
  await init({ cwd, folder: 'site', lang: 'en,zh', yes: true, logger });
  expect(read('site/docs.config.ts')).toContain("title: 'Site',");
  expect(read('site/content/zh/guide/start.mdx')).toContain('# 快速开始');
  expect(printed).toContain('  cd site');
  expect(printed.at(-1)).toMatch(/^ {2}\w+ install\n {2}\w+ run dev$/);
});

test('creates a site in one language other than English', async () => {
  await init({ cwd, title: 'Docs', lang: 'ja', yes: true, logger });
  expect(read('docs.config.ts')).toContain("lang: 'ja',");
  expect(read('content/guide/start.mdx')).toContain('# はじめに');
  expect(read('content/_nav.json')).toContain('ガイド');
  expect(read('content/index.mdx')).toContain('はじめる');
  expect(printed.join('\n')).not.toContain('built-in');
});

test('a language that is not built in has English pages and a warning', async () => {
  await init({ cwd, title: 'Docs', lang: 'pl', yes: true, logger });
  expect(read('docs.config.ts')).toContain("lang: 'pl',");
  expect(read('content/guide/start.mdx')).toContain('# Getting started');
  expect(printed).toContain(
    '"pl" has no built-in translation (available: en, zh, zh-Hant, ja, ko, de, fr, es, pt-BR, it, ru, ar). Sample pages and UI strings are in English. Translate the pages, and add UI strings to `themeConfig.messages` in docs.config.ts.',
  );
});

test('preserves existing files', async () => {
  writeFileSync(join(cwd, '.gitignore'), 'mine\n');
  writeFileSync(join(cwd, 'tsconfig.json'), '{ "include": ["src"] }');
  await init({ cwd, title: 'Mine', yes: true, logger });
  expect(read('.gitignore')).toBe('mine\nnode_modules\ndist\ndist-shards\n');
  expect(read('tsconfig.json')).toBe('{ "include": ["src"] }');
  await expect(init({ cwd, lang: 'en,zh', yes: true, logger })).rejects.toMatchObject({
    message: 'The folder already contains docs.config.ts.',
    hint: expect.stringContaining('To add a language, add it to `locales`'),
  });
});

test.each(['en,中文', 'japanese', ',', 'en,xx', 'en,qq-Latn'])(
  'rejects the language tags "%s"',
  async (lang) => {
    const error = await init({ cwd, lang, yes: true, logger }).catch((reason: unknown) => reason);
    expect(readdirSync(cwd)).toEqual([]);
    expect(error).toMatchObject({
      message: `Invalid language tag "${lang.replace('en,', '')}". Nothing was written.`,
      hint: 'Write a list such as en,zh. Built-in languages: en, zh, zh-Hant, ja, ko, de, fr, es, pt-BR, it, ru, ar.',
    });
  },
);

test.each(['eo', 'yue', 'zh-Hant-HK', 'NB'])('accepts the language tag "%s"', async (lang) => {
  await init({ cwd, lang, yes: true, logger });
  expect(read('docs.config.ts')).toContain(lang);
});

test('prints the script that starts the site', async () => {
  writeFileSync(join(cwd, 'package.json'), '{ "scripts": { "dev": "vite" } }');
  await init({ cwd, yes: true, logger });
  expect(read('package.json')).toContain('"docs:dev": "octavo dev"');
  expect(printed.at(-1)).toMatch(/^ {2}\w+ install\n {2}\w+ run docs:dev$/);
});

test('a library keeps its build, and the documentation has its own commands and folder', async () => {
  const manifest = { name: 'lib', main: 'dist/index.js', scripts: { build: 'tsup' } };
  writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(cwd, 'pnpm-lock.yaml'), '');
  mkdirSync(join(cwd, 'dist'));
  writeFileSync(join(cwd, '.gitignore'), 'node_modules\ndist\n');
  await init({ cwd, yes: true, logger });
  expect(read('docs.config.ts')).toContain("outDir: 'docs-dist',");
  expect(read('.gitignore')).toBe('node_modules\ndist\ndocs-dist\ndocs-dist-shards\n');
  expect(JSON.parse(read('package.json')).scripts).toMatchObject({
    build: 'tsup',
    'docs:build': 'octavo build',
  });
  expect(printed).toContain(
    'The site is built to docs-dist/, because the project already uses dist/.',
  );
  expect(printed).toContain(
    'To publish the site, run `pnpm run docs:build` and upload the folder docs-dist.',
  );
  expect(readdirSync(cwd)).not.toContain('tsconfig.json');
});

const write = (path: string, content: string) => {
  mkdirSync(join(cwd, path, '..'), { recursive: true });
  writeFileSync(join(cwd, path), content);
};

test('lists the links of existing pages that lead to files outside the content', async () => {
  write('package.json', '{ "name": "pebble", "repository": "acme/pebble" }');
  write('LICENSE', 'MIT');
  write('docs/README.md', '# Pebble\n\nSee the [license](../LICENSE) and the [guide](guide.md).\n');
  write('docs/guide.md', '# Guide\n\n[Missing](nope.md).\n');
  await init({ cwd, yes: true, logger });
  expect(printed.join('\n')).toContain(`The existing pages contain 2 errors, which fail the build:

docs/README.md:3:9
  Dead link: "LICENSE" exists, but it is outside the content folder.
  → Link to it in the repository, "https://github.com/acme/pebble/blob/main/LICENSE", or move it to docs/public/.

docs/guide.md:3:1
  Dead link: page "/nope" not found.
`);
});

test('a missing home page is described once, with the README that it can include', async () => {
  write('package.json', '{ "name": "pebble" }');
  write('README.md', '# Pebble\n');
  write('docs/guide.md', '# Guide\n\nText.\n');
  await init({ cwd, yes: true, logger });
  const output = printed.join('\n');
  expect(output).toContain('No home page: "/" does not exist.\n  → Create docs/index.md, or');
  expect(output).toContain('<!-- @include: ../README.md -->');
  expect(output.match(/does not exist/g)).toHaveLength(1);
});

test('an empty content folder has no home page', async () => {
  mkdirSync(join(cwd, 'docs'));
  await init({ cwd, yes: true, logger });
  expect(printed.join('\n')).toContain('docs/index.md');
});

test('lists the links of a README without a package', async () => {
  write('LICENSE', 'MIT');
  write('README.md', '# Pebble\n\n[License](LICENSE)\n');
  await init({ cwd, yes: true, logger });
  expect(read('docs.config.ts')).toContain("title: 'Pebble',");
  expect(printed.join('\n')).toContain(
    'README.md:3:1\n  Dead link: "LICENSE" exists, but it is not',
  );
});

test('lists the first errors of many, and the command that lists all', async () => {
  const links = Array.from({ length: 30 }, (_, index) => `[a](a${index}.md)`);
  write('docs/README.md', `# Pebble\n\n${links.join('\n\n')}\n`);
  await init({ cwd, yes: true, logger });
  const output = printed.join('\n');
  expect(output).toContain('contain 30 errors');
  expect(output.match(/Dead link/g)).toHaveLength(10);
  expect(output).toMatch(
    /\d+ more errors?\. Run `npx octavo check` after you have installed the dependencies/,
  );
});

test.each(['', '/zh'])(
  'resolves links in pages of several languages, such as "%s/b"',
  async (prefix) => {
    const lang = prefix === '' ? 'en' : 'zh';
    write(`docs/${lang}/README.md`, `# A\n\n[b](${prefix}/b), [b](b.md)\n`);
    write(`docs/${lang}/b.md`, '# B\n\nText.\n');
    write('docs/en/index.md', '# A\n\nText.\n');
    await init({ cwd, yes: true, lang: 'en,zh', logger });
    expect(printed.join('\n')).not.toContain('errors');
  },
);

test('pages without errors are not mentioned', async () => {
  write('docs/README.md', '# Pebble\n');
  await init({ cwd, yes: true, logger });
  expect(printed.join('\n')).not.toMatch(/error|check/);
});

test('existing pages stay where they are in several languages', async () => {
  mkdirSync(join(cwd, 'docs'));
  writeFileSync(join(cwd, 'docs/README.md'), '# Mine\n');
  await init({ cwd, lang: 'en,zh', yes: true, logger });
  expect(readdirSync(join(cwd, 'docs'))).toEqual(['README.md']);
  expect(printed).toContain('The site uses the existing pages in docs/.');
  expect(printed.join('\n')).toContain('The pages in docs/ were not moved.');
});

test.each([
  ['docs/.vitepress/config.ts', '', 'VitePress', 'docs'],
  ['rspress.config.ts', '', 'Rspress', '.'],
  ['rstack.config.ts', 'define.doc({})', 'Rspress', '.'],
  ['website/docusaurus.config.js', '', 'Docusaurus', 'website'],
  ['astro.config.mjs', "import starlight from '@astrojs/starlight';", 'Starlight', '.'],
])('offers to migrate the site of %s', async (path, content, tool, folder) => {
  mkdirSync(join(cwd, path, '..'), { recursive: true });
  writeFileSync(join(cwd, path), content);
  await expect(init({ cwd, yes: true, logger })).rejects.toMatchObject({
    message: `The project contains a ${tool} site in ${folder}.`,
    hint: expect.stringMatching(
      new RegExp(`^Convert it with \`npx @octavo/migrate@[\\d.]+ ${folder}\`, or `),
    ),
  });
  expect(existsSync(join(cwd, 'package.json'))).toBe(false);
});

test('a configuration of Rspack or Astro without a docs site, or of MkDocs, is no obstacle', async () => {
  writeFileSync(join(cwd, 'mkdocs.yml'), 'site_name: A');
  writeFileSync(join(cwd, 'rstack.config.ts'), 'define.lib({})');
  writeFileSync(join(cwd, 'astro.config.mjs'), 'export default {}');
  await init({ cwd, yes: true, logger });
  expect(existsSync(join(cwd, 'docs.config.ts'))).toBe(true);
});

test('adds the workflow to an existing project only if it is requested', async () => {
  mkdirSync(join(cwd, '.git'));
  mkdirSync(join(cwd, '.github'));
  writeFileSync(join(cwd, 'package.json'), '{ "name": "lib", "private": true }');
  const run = async (options: object) => {
    rmSync(join(cwd, 'docs.config.ts'), { force: true });
    await init({ cwd, yes: true, logger, ...options });
    return existsSync(join(cwd, '.github/workflows/deploy.yml'));
  };
  expect(await run({})).toBe(false);
  expect(await run({ workflow: true })).toBe(true);
  expect(read('docs.config.ts')).toContain('process.env.BASE_PATH');
  expect(printed.join('\n')).toContain('set Source to GitHub Actions');
});

test('explains where a workflow cannot be', async () => {
  mkdirSync(join(cwd, '.git'));
  await expect(
    init({ cwd, folder: 'docs', workflow: true, yes: true, logger }),
  ).rejects.toMatchObject({ message: expect.stringContaining('root folder of a repository') });
  mkdirSync(join(cwd, '.github/workflows'), { recursive: true });
  for (const name of ['deploy.yml', 'deploy-docs.yml'])
    writeFileSync(join(cwd, '.github/workflows', name), '');
  await expect(init({ cwd, workflow: true, yes: true, logger })).rejects.toThrow(
    'Cannot add a workflow, because deploy.yml and deploy-docs.yml exist.',
  );
  expect(existsSync(join(cwd, 'docs.config.ts'))).toBe(false);
});

test('rejects a folder in which Octavo does not run', async () => {
  await expect(init({ cwd, folder: 'a#b', yes: true, logger })).rejects.toThrow(
    'The path of the project cannot contain "#"',
  );
  expect(existsSync(join(cwd, 'a#b'))).toBe(false);
});

test('does not change an invalid package.json', async () => {
  writeFileSync(join(cwd, 'package.json'), '{ "name": ');
  await expect(init({ cwd, yes: true, logger })).rejects.toThrow('Invalid package.json.');
  expect(readdirSync(cwd)).toEqual(['package.json']);
});
