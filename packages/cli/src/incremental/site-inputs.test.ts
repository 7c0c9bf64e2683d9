import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { SiteConfig } from '../model/config';
import {
  findChangedInputs,
  hasRecentChange,
  pathOfInput,
  readFileInputs,
  readFolderInputs,
} from './site-inputs';

/** Time of a build that starts long after the files of the test were written. */
const LATER = Date.now() + 1_000_000;

let root: string;
let config: SiteConfig;
const file = (path: string) => join(root, path);
const write = (path: string, text: string) => writeFileSync(file(path), text);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'octavo-inputs-'));
  for (const folder of ['guide', 'dist', 'node_modules']) mkdirSync(file(folder));
  for (const path of ['index.md', 'guide/_meta.json', 'dist/a.html', 'node_modules/a.js'])
    write(path, 'text');
  config = {
    root,
    publicDir: file('public'),
    themeDir: file('theme'),
    outDir: file('dist'),
    cacheDir: file('cache'),
  } as SiteConfig;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('lists the files of the site, but not the output and packages', () => {
  const paths = readFolderInputs(config, LATER)!.map(pathOfInput);
  expect(paths.sort()).toEqual([
    `${root}/`,
    file('guide/'),
    file('guide/_meta.json'),
    file('index.md'),
  ]);
});

test.each<[string, () => void]>([
  ['nothing', () => undefined],
  ['a file', () => write('index.md', 'other text')],
  ['the files of a folder', () => rmSync(file('guide/_meta.json'))],
  ['a folder', () => mkdirSync(file('guide/new'))],
  ['a folder with a file', () => rmSync(file('guide'), { recursive: true })],
])('lists the same inputs with those of the last build if it has changed %s', (_, change) => {
  mkdirSync(file('guide/deep'));
  write('guide/deep/a.md', 'text');
  write('z.md', 'text');
  const last = readFolderInputs(config, LATER)!;
  change();
  expect(readFolderInputs(config, LATER, last)).toEqual(readFolderInputs(config, LATER));
});

test('lists a public folder in the content folder once, with packages and Git folders', () => {
  config = { ...config, publicDir: file('guide/public') };
  mkdirSync(file('guide/public/node_modules'), { recursive: true });
  write('guide/public/node_modules/a.js', 'text');
  write('guide/z.md', 'text');
  const last = readFolderInputs(config, LATER)!;
  const paths = last.map(pathOfInput);
  expect(paths.filter((path) => path.endsWith('a.js'))).toEqual([
    file('guide/public/node_modules/a.js'),
  ]);
  // The root is listed again, because it has changed. The other folders are not.
  write('new.md', 'text');
  rmSync(file('new.md'));
  expect(readFolderInputs(config, LATER, last)!.map(pathOfInput)).toEqual(paths);
});

test('does not list folders that have not changed', () => {
  const last = readFolderInputs(config, LATER)!;
  const shorter = last.filter((input) => !input.startsWith(file('index.md')));
  expect(readFolderInputs(config, LATER, shorter)).toEqual(shorter);
  // The content of a folder that has just changed is not known.
  expect(readFolderInputs(config, Date.now(), shorter)).toHaveLength(last.length);
});

test('finds a symlink in a folder that has changed', () => {
  const last = readFolderInputs(config, LATER)!;
  symlinkSync(file('index.md'), file('guide/link.md'));
  expect(readFolderInputs(config, LATER, last)).toBeUndefined();
});

test('a file that was replaced has changed, but not its folder', () => {
  const before = readFolderInputs(config, LATER)!;
  write('new.md', 'other text');
  renameSync(file('new.md'), file('index.md'));
  const now = readFolderInputs(config, LATER, before)!;
  expect(findChangedInputs(before, now)).toEqual([file('index.md')]);
});

test('a folder with a symlink has no known state', () => {
  symlinkSync(file('index.md'), file('link.md'));
  expect(readFolderInputs(config, LATER)).toBeUndefined();
});

test('finds changed files', () => {
  const before = readFolderInputs(config, LATER)!;
  expect(findChangedInputs(before, readFolderInputs(config, LATER)!)).toEqual([]);
  write('index.md', 'other text');
  expect(findChangedInputs(before, readFolderInputs(config, LATER)!)).toEqual([file('index.md')]);
});

test.each([
  ['added', () => write('new.md', 'text')],
  ['deleted', () => rmSync(file('index.md'))],
])('returns nothing if a file was %s', (_, change) => {
  const before = readFolderInputs(config, LATER)!;
  change();
  expect(findChangedInputs(before, readFolderInputs(config, LATER)!)).toBeUndefined();
});

test('files that were written immediately before the build can change without a trace', () => {
  const now = readFolderInputs(config, Date.now())!;
  expect(findChangedInputs(now, now)).toHaveLength(2);
});

test('detects files that were written or deleted during a build', () => {
  const inputs = readFileInputs([file('index.md'), file('guide/missing.md')], LATER);
  expect(hasRecentChange(inputs, LATER, root)).toBe(false);
  const recent = readFileInputs([file('index.md')], Date.now());
  expect(hasRecentChange(recent, Date.now(), root)).toBe(true);
  const deleted = readFileInputs([file('guide/missing.md')], Date.now());
  expect(hasRecentChange(deleted, Date.now(), root)).toBe(true);
  expect(hasRecentChange(deleted, Date.now(), file('guide'))).toBe(false);
});
