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
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { create } from './create';

let cwd: string;
const printed: string[] = [];
const print = (line: string | undefined) => printed.push(line ?? '');
const logger = { info: print, success: print, warn: print, error: print, progress: () => {} };
beforeEach(() => {
  printed.length = 0;
  cwd = mkdtempSync(join(tmpdir(), 'create-octavo-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(cwd, { recursive: true, force: true });
});

const run = (...args: string[]) =>
  create({ cwd, args, version: '1.2.3', isInteractive: false, logger });
const read = (path: string) => readFileSync(join(cwd, path), 'utf8');

test('suggests an option for an unknown one', async () => {
  await expect(run('--langs', 'en,zh')).rejects.toMatchObject({ hint: 'Did you mean "--lang"?' });
  await expect(run('--color')).rejects.toMatchObject({ hint: expect.stringContaining('--help') });
});

test('creates a site with the version of this package', async () => {
  await run('site', '--no-install');
  expect(read('site/package.json')).toContain('"@octavo/cli": "^1.2.3"');
  expect(read('site/docs.config.ts')).toContain("title: 'Site',");
  expect(existsSync(join(cwd, 'site/.git'))).toBe(true);
  expect(printed.slice(-3)).toEqual([
    '  cd site',
    expect.stringMatching(/^ {2}\w+ install$/),
    expect.stringMatching(/^ {2}\w+ run dev$/),
  ]);
});

test('the template docs-i18n is in two languages, unless there are others', async () => {
  await run('a', '--template', 'docs-i18n', '--no-install', '--no-git');
  expect(read('a/content/zh/guide/start.mdx')).toContain('# 快速开始');
  expect(existsSync(join(cwd, 'a/.git'))).toBe(false);
  await run('b', '--template=docs-i18n', '--lang=de,fr', '--no-install', '--no-git');
  expect(read('b/docs.config.ts')).toContain("lang: 'de',");
});

test('creates a site in a new repository and leaves its files unchanged', async () => {
  mkdirSync(join(cwd, '.git'));
  writeFileSync(join(cwd, 'README.md'), 'mine');
  await run('.', '--title', 'Mine', '--no-install');
  expect(read('README.md')).toBe('mine');
  expect(read('content/index.mdx')).toContain('name: "Mine"');
  expect(read('.github/workflows/deploy.yml')).toContain(' run build');
});

test('offers to migrate the site of another tool instead of creating one', async () => {
  writeFileSync(join(cwd, 'docusaurus.config.js'), '');
  const offer = {
    message: 'The project contains a Docusaurus site in ..',
    hint: expect.stringContaining('npx @octavo/migrate@1.2.3 .'),
  };
  await expect(run()).rejects.toMatchObject(offer);
  await expect(run('.')).rejects.toMatchObject(offer);
  expect(readdirSync(cwd)).toEqual(['docusaurus.config.js']);
  await run('docs-site', '--no-install', '--no-git');
  expect(existsSync(join(cwd, 'docs-site/docs.config.ts'))).toBe(true);
});

test('rejects a folder with other files and does not change it', async () => {
  writeFileSync(join(cwd, 'package.json'), '{}');
  await expect(run('.')).rejects.toThrow('The folder . is not empty: package.json.');
  expect(read('package.json')).toBe('{}');
  for (const name of ['a.md', 'b.md', 'c.md']) writeFileSync(join(cwd, name), '');
  await expect(run('.')).rejects.toThrow('is not empty: a.md, b.md, c.md and 1 more.');
});

test('rejects a file, and ignores an empty title', async () => {
  writeFileSync(join(cwd, 'file'), '');
  await expect(run('file')).rejects.toMatchObject({ code: 'USAGE' });
  await run('site', '--title', '', '--no-install', '--no-git');
  expect(read('site/docs.config.ts')).toContain("title: 'Site',");
});

test.each(['a#b', 'a?/b', 'a!b/c'])(
  'rejects the folder %s, in which Octavo does not run',
  async (name) => {
    await expect(run(name, '--no-install')).rejects.toThrow(
      `The path of the project cannot contain "${name[1]}": ${resolve(cwd, name)}`,
    );
    expect(readdirSync(cwd)).toEqual([]);
  },
);

test('does not offer to migrate a site to a folder in which Octavo does not run', async () => {
  const folder = join(cwd, 'a#b');
  mkdirSync(folder);
  writeFileSync(join(folder, 'docusaurus.config.js'), '');
  const error = 'The path of the project cannot contain "#"';
  await expect(run('a#b')).rejects.toThrow(error);
  for (const args of [[], ['site']]) {
    await expect(
      create({ cwd: folder, args, version: '1.2.3', isInteractive: false, logger }),
    ).rejects.toThrow(error);
  }
  expect(readdirSync(folder)).toEqual(['docusaurus.config.js']);
});

test('asks for the folder again if Octavo does not run in it', async () => {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  let asked = '';
  output.on('data', (text: string) => {
    asked += text;
    if (text.includes('(my-docs) ')) input.write(asked.includes('"#"') ? 'site\n' : 'a#b\n');
  });
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as never);
  vi.spyOn(process, 'stdout', 'get').mockReturnValue(output as never);
  const args = ['--title', 'Site', '--lang', 'en', '--no-install', '--no-git'];
  await create({ cwd, args, version: '1.2.3', isInteractive: true, logger });
  expect(asked).toContain('The path of the project cannot contain "#"');
  expect(readdirSync(cwd)).toEqual(['site']);
});

test('names the command that installs the dependencies if it fails', async () => {
  vi.stubEnv('npm_config_user_agent', 'pnpm/10.1.0 npm/? node/v24.0.0');
  vi.stubEnv('PATH', '');
  await expect(run('site', '--no-git')).rejects.toMatchObject({
    message: '`pnpm install` failed in site.',
    hint: 'The files of the site were created. Run `pnpm install` again in that folder.',
  });
});

test.each([
  [['--template', 'blog'], 'Unknown template "blog".'],
  [['--template', 'toString'], 'Unknown template "toString".'],
  [
    ['--template', 'docs-i18n', '--lang', 'en'],
    'The template docs-i18n needs two languages, got "en".',
  ],
  [['--lang', 'japanese'], 'Invalid language tag "japanese".'],
  [['--lang', 'en,zh-12'], 'Invalid language tag "zh-12".'],
  [['--color'], "Unknown option '--color'."],
  [['--title'], /^Missing value: --title=<value>\.$/],
  [['site', '--title', '--no-install'], /^Missing value: --title=<value>\.$/],
  [['--yes=1'], "Option '-y, --yes' does not take an argument."],
  [['a', 'b'], 'Expected one folder, got a b.'],
])('rejects the arguments %j', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
  expect(printed).toEqual([]);
});

test('explains how to pass options through npm', async () => {
  await expect(run('site', 'en,zh')).rejects.toMatchObject({
    hint: expect.stringContaining('`npm create octavo my-docs -- --lang en,zh`'),
  });
});

test('prints the help and the version without writing files', async () => {
  await run('--help');
  await run('--version');
  expect(printed).toEqual([expect.stringContaining('--template <name>'), '1.2.3']);
});
