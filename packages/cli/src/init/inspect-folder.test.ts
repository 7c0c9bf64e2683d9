import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { findReadmeIndex, inspectFolder } from './inspect-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-init-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that does not exist is empty', () => {
  expect(inspectFolder(join(folder, 'new-site'))).toMatchObject({
    entries: [],
    title: 'New site',
    contentRoot: undefined,
    configFile: undefined,
  });
});

test('finds existing pages, the manifest and the configuration', () => {
  mkdirSync(join(folder, 'docs/guide'), { recursive: true });
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'docs/guide/a.md'), '# A\n');
  writeFileSync(join(folder, 'doc'), 'a file');
  writeFileSync(join(folder, 'docs.config.mts'), '');
  writeFileSync(join(folder, 'package.json'), '{ "name": "@me/fast-thing" }');
  expect(inspectFolder(folder)).toMatchObject({
    contentRoot: 'docs',
    configFile: 'docs.config.mts',
    manifest: { name: '@me/fast-thing' },
    title: 'Fast thing',
  });
});

test('uses an empty folder for content, if there are no pages', () => {
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "a" }');
  expect(inspectFolder(folder).contentRoot).toBe('docs');
  writeFileSync(join(folder, 'docs/logo.svg'), '<svg/>');
  expect(inspectFolder(folder).contentRoot).toBeUndefined();
});

const page = (path: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), '# A\n');
};

test.each([
  ['Markdown files', ['a.md'], '.'],
  ['only a README', ['README.md'], '.'],
  ['Markdown files in subfolders', ['notes/deep/a.mdx'], '.'],
  ['Markdown files of packages', ['node_modules/a/README.md', '.cache/a.md'], undefined],
  ['a project with a README', ['package.json', 'README.md', 'CHANGELOG.md'], undefined],
  ['a project with packages', ['package.json', 'packages/a/README.md'], undefined],
  ['a project with pages', ['package.json', 'README.md', 'install.md'], '.'],
  ['a repository with a README', ['.git/HEAD', 'README.md'], undefined],
  ['a project with a content folder', ['package.json', 'index.md', 'docs/a.md'], 'docs'],
])('finds the pages of a folder with %s', (_name, paths, expected) => {
  for (const path of paths) page(path);
  if (paths.includes('package.json')) writeFileSync(join(folder, 'package.json'), '{}');
  expect(inspectFolder(folder).contentRoot).toBe(expected);
});

test('finds the repository of a parent folder', () => {
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  mkdirSync(join(folder, '.git'));
  expect(inspectFolder(join(folder, 'a/b')).isInRepository).toBe(true);
  expect(inspectFolder(folder).isInRepository).toBe(false);
});

test.each([['{ "name": '], ['[]'], ['null'], ['']])('rejects the package.json %j', (source) => {
  writeFileSync(join(folder, 'package.json'), source);
  expect(() => inspectFolder(folder)).toThrow('Invalid package.json. Nothing was written.');
});

test('accepts a byte order mark in package.json', () => {
  const manifestSource = '\uFEFF{\r\n    "name": "a"\r\n}';
  writeFileSync(join(folder, 'package.json'), manifestSource);
  expect(inspectFolder(folder)).toMatchObject({ manifestSource, manifest: { name: 'a' } });
});

test('a library keeps its output folder', () => {
  writeFileSync(join(folder, 'package.json'), '{ "name": "lib", "main": "./dist/index.js" }');
  expect(inspectFolder(folder).outDir).toBe('docs-dist');
});

test('reads TypeScript configurations with comments and trailing commas', () => {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{\n  // Output\n  "compilerOptions": { "outDir": "dist", },\n}',
  );
  expect(inspectFolder(folder)).toMatchObject({ outDir: 'docs-dist', compilesAllFiles: true });
  writeFileSync(join(folder, 'tsconfig.json'), '{ "include": ["src"] }');
  expect(inspectFolder(folder)).toMatchObject({ outDir: 'dist', compilesAllFiles: false });
  writeFileSync(join(folder, 'tsconfig.json'), 'invalid');
  expect(inspectFolder(folder).outDir).toBe('dist');
});

test('the output of an earlier site can be replaced', () => {
  mkdirSync(join(folder, 'dist'));
  expect(inspectFolder(folder).outDir).toBe('docs-dist');
  writeFileSync(join(folder, 'dist/.octavo-files.json'), '[]');
  expect(inspectFolder(folder).outDir).toBe('dist');
});

test('finds workflows and .gitignore', () => {
  expect(inspectFolder(folder)).toMatchObject({ workflows: [], gitignore: undefined });
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  expect(inspectFolder(folder).workflows).toEqual([]);
  writeFileSync(join(folder, '.github/workflows/ci.yml'), '');
  writeFileSync(join(folder, '.gitignore'), 'a\n');
  expect(inspectFolder(folder)).toMatchObject({ workflows: ['ci.yml'], gitignore: 'a\n' });
});

test('finds out whether a repository is on GitHub, and its default branch', () => {
  const inspect = () => {
    const { isOnGitHub, defaultBranch } = inspectFolder(folder);
    return [isOnGitHub, defaultBranch];
  };
  expect(inspect()).toEqual([false, 'main']);
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/master\n');
  const remote = (url: string) =>
    writeFileSync(join(folder, '.git/config'), `[remote "origin"]\n\turl = ${url}\n`);
  remote('https://gitlab.com/github.com.git');
  expect(inspect()).toEqual([false, 'master']);
  for (const url of ['https://github.com/me/lib.git', 'git@github.com:me/lib.git']) {
    remote(url);
    expect(inspect()).toEqual([true, 'master']);
  }
  rmSync(join(folder, '.git/config'));
  mkdirSync(join(folder, '.github'));
  expect(inspect()).toEqual([true, 'master']);
});

test('finds the major version of pnpm', () => {
  const inspect = () => inspectFolder(folder).pnpmMajor;
  expect(inspect()).toBeUndefined();
  writeFileSync(join(folder, 'pnpm-lock.yaml'), "lockfileVersion: '6.0'\n");
  expect(inspect()).toBe(8);
  writeFileSync(join(folder, 'package.json'), '{ "packageManager": "pnpm@10.1.0" }');
  expect(inspect()).toBe(10);
});

test('rejects a path that is a file', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => inspectFolder(join(folder, 'file'))).toThrow('Cannot read the folder');
});

test.each([
  [['a.md', 'README.md'], 'README.md'],
  [['readme.mdx'], 'readme.mdx'],
  [['README.md', 'index.mdx'], undefined],
  [['README.md', 'index.html'], 'README.md'],
  [['readme.txt', 'my-readme.md'], undefined],
])('the README that is the home page of %j is %s', (entries, expected) => {
  expect(findReadmeIndex(entries)).toBe(expected);
});
