import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { openBundlerCache } from './bundler-cache';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'octavo-bundler-cache-'));
  folder = join(parent, 'client.modules');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Writes the files of a cache, as the bundler does. */
function fill(): void {
  mkdirSync(join(folder, 'modules'), { recursive: true });
  writeFileSync(join(folder, 'modules/0.pack'), 'module');
  writeFileSync(join(folder, 'meta'), 'meta');
}

/** Saves a cache for the request `a`. */
function save(): void {
  const cache = openBundlerCache(folder, 'a');
  fill();
  cache.save();
}

test('keeps the files of the last build', () => {
  save();
  openBundlerCache(folder, 'a').save();
  openBundlerCache(folder, 'a');
  expect(existsSync(join(folder, 'modules/0.pack'))).toBe(true);
});

test('deletes the files of another configuration', () => {
  save();
  openBundlerCache(folder, 'b');
  expect(existsSync(folder)).toBe(false);
});

test('deletes the files of an interrupted build', () => {
  save();
  openBundlerCache(folder, 'a');
  openBundlerCache(folder, 'a');
  expect(existsSync(folder)).toBe(false);
});

test.each<[string, () => void]>([
  ['a changed file', () => writeFileSync(join(folder, 'meta'), 'mesa')],
  ['an additional file', () => writeFileSync(join(folder, 'other'), '')],
  ['a missing file', () => rmSync(join(folder, 'meta'))],
  ['a missing record', () => rmSync(`${folder}.json`)],
  ['an invalid record', () => writeFileSync(`${folder}.json`, '{}')],
])('deletes the files if there is %s', (_name, change) => {
  save();
  change();
  openBundlerCache(folder, 'a');
  expect(existsSync(folder)).toBe(false);
});

test('replaces a file with the name of the folder, and a folder with the name of the record', () => {
  writeFileSync(folder, '');
  mkdirSync(`${folder}.json`);
  save();
  openBundlerCache(folder, 'a');
  expect(existsSync(join(folder, 'meta'))).toBe(true);
});

test('deletes files that the bundler could not write completely', () => {
  const cache = openBundlerCache(folder, 'a');
  fill();
  mkdirSync(join(folder, 'version/.temp'), { recursive: true });
  writeFileSync(join(folder, 'version/.temp/0.pack'), 'mod');
  cache.save();
  expect(existsSync(folder)).toBe(false);
});
