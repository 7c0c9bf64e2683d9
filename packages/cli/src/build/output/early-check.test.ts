import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { isCheckOf, readListStates, startEarlyCheck, startLargeCheck } from './early-check';
import { getRecordFile } from './output-record';
import { deletePublishedFolders, writePublishedFolders } from './published-folders';

let folder: string;
let outDir: string;
let cacheDir: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-check-')));
  outDir = join(folder, 'dist');
  cacheDir = join(folder, 'cache');
  mkdirSync(outDir);
  mkdirSync(cacheDir);
  writeFileSync(getRecordFile(cacheDir), '');
  publish();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function publish(path = outDir) {
  writePublishedFolders(cacheDir, path, { folders: [], changed: [], published: 0 });
}

/** Whether an early check is valid when the configuration is loaded. */
function isValid(
  site: { cacheDir?: string; outDir?: string; keep?: string[]; force?: boolean },
  lists = readListStates(cacheDir),
) {
  const check = { cacheDir, outDir, force: false, lists };
  return isCheckOf(check, { cacheDir, outDir, keep: [], force: false, ...site });
}

test('small outputs are checked in the thread of the build', () => {
  expect(startEarlyCheck(cacheDir)).toBeUndefined();
  expect(startLargeCheck({ cacheDir, outDir, keep: [], force: false })).toBeUndefined();
});

test('a site without a build is not checked early', () => {
  expect(startEarlyCheck(join(folder, 'missing'))).toBeUndefined();
});

test('an early check is valid for the last build in its folders', () => {
  expect(isValid({})).toBe(true);
});

test.each([
  ['files are kept', { keep: ['CNAME'] }],
  ['all files are replaced', { force: true }],
  ['there is no output folder', { outDir: 'missing' }],
])('an early check is not valid if %s', (_, site) => {
  expect(isValid(site)).toBe(false);
});

test('an early check is not valid for other folders, also if they are links to the same ones', () => {
  const link = join(folder, 'link');
  symlinkSync(outDir, link);
  expect(isValid({ outDir: link })).toBe(false);
  expect(isValid({ cacheDir: join(folder, 'other') })).toBe(false);
  mkdirSync(join(folder, 'other'));
  expect(isValid({ outDir: join(folder, 'other') })).toBe(false);
});

test.each([
  ['has written its output', () => writeFileSync(getRecordFile(cacheDir), 'new')],
  ['is publishing', () => deletePublishedFolders(cacheDir)],
])('an early check is not valid if another build %s since', (_, build) => {
  const before = readListStates(cacheDir);
  build();
  expect(isValid({}, before)).toBe(false);
});
