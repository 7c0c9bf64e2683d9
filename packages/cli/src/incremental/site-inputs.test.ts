import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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
  expect(paths.sort()).toEqual([file('guide/_meta.json'), file('index.md')]);
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
