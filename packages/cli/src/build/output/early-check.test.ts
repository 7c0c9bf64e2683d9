import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test } from 'vitest';

import {
  isCheckOf,
  readListStates,
  startEarlyCheck,
  startLargeCheck,
  waitForEarlyCheck,
} from './early-check';
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
  site: { outDir?: string; keep?: string[]; force?: boolean },
  lists = readListStates(cacheDir),
) {
  const check = { outDir, force: false, lists };
  return isCheckOf(check, { cacheDir, outDir, keep: [], force: false, ...site });
}

test('small outputs are checked in the thread of the build', () => {
  expect(startEarlyCheck(cacheDir)).toBeUndefined();
  expect(startLargeCheck({ cacheDir, outDir, keep: [], force: false })).toBeUndefined();
});

test('a large output is checked early. If the thread fails or is stopped, all pages are read', async () => {
  writeFileSync(getRecordFile(cacheDir), ' '.repeat(2_000_000));
  const check = startEarlyCheck(cacheDir)!;
  expect(check).toMatchObject({ outDir, cacheDir, lists: readListStates(cacheDir) });
  await check.stop();
  expect(await check.result).toBeUndefined();
});

test.each([
  ['is the same', () => {}, true],
  ['has other files', () => writeFileSync(join(outDir, 'new.html'), ''), false],
])(
  'an output that %s since an early check is read again if necessary',
  async (_, change, isSame) => {
    const folders = [['', lstatSync(outDir).ctimeMs]] as [string, number][];
    const checked = Date.now() + 1000;
    const last = { total: 1, folder: { path: `${outDir}/`, folders, isSwappable: true, checked } };
    await sleep(30);
    change();
    const input = { outDir, cacheDir, keep: [], force: false };
    const result = await waitForEarlyCheck({ result: Promise.resolve(last) }, input);
    // The record of the test has no files, so that a second check finds no output.
    expect(result).toBe(isSame ? last : undefined);
  },
);

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

test('an early check is not valid for another output folder, even if it is a link to the same one', () => {
  const link = join(folder, 'link');
  symlinkSync(outDir, link);
  expect(isValid({ outDir: link })).toBe(false);
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
