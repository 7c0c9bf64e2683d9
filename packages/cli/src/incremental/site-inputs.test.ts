import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { SiteConfig } from '../model/config';
import {
  findChangedInputs,
  getInputsFile,
  hasRecentChange,
  hasSameInputs,
  openFolderInputs,
  readFileInputs,
  readFolderInputs,
  type SiteInput,
  updateFolderInputs,
  writeFolderInputs,
} from './site-inputs';

/** Time of a build that starts long after the files of the test were written. */
const LATER = Date.now() + 1_000_000;

let root: string;
let config: SiteConfig;
const file = (path: string) => join(root, path);
const write = (path: string, text: string) => writeFileSync(file(path), text);
const pathOf = ([path]: SiteInput) => path;
/** Writes inputs, by default the present ones, as those of the last build. */
const record = (inputs = readFolderInputs(config, LATER)!) =>
  writeFolderInputs(config.cacheDir, inputs);
/** Returns the paths with other states than those of the last build. */
const findChanged = (now = LATER) => {
  const changed = findChangedInputs(openFolderInputs(config.cacheDir)!, config, now);
  return changed && [...changed.keys()];
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'octavo-inputs-'));
  for (const folder of ['guide', 'dist', 'node_modules', 'cache']) mkdirSync(file(folder));
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
  const paths = readFolderInputs(config, LATER)!.map(pathOf);
  expect(paths.sort()).toEqual([
    `${root}/`,
    file('guide/'),
    file('guide/_meta.json'),
    file('index.md'),
  ]);
});

test.each<[string, () => void, string[] | undefined]>([
  ['nothing', () => undefined, []],
  ['a file', () => write('index.md', 'other text'), ['index.md']],
  [
    'a file that was replaced',
    () => replace('guide/deep/a.md'),
    ['guide/deep/', 'guide/deep/a.md'],
  ],
  ['the names of a folder, and back', () => touch('guide'), ['guide/']],
  ['the files of a folder', () => rmSync(file('guide/_meta.json')), undefined],
  ['a folder that was added', () => mkdirSync(file('guide/new')), undefined],
  ['a folder that was deleted', () => rmSync(file('guide'), { recursive: true }), undefined],
  ['a file that became a folder', () => replaceByFolder('index.md'), undefined],
  ['a file that was added', () => write('new.md', 'text'), undefined],
  ['a symlink that was added', () => symlinkSync(file('index.md'), file('guide/l')), undefined],
  ['a theme folder that was added', () => mkdirSync(config.themeDir), undefined],
])('finds what has changed: %s', (_, change, expected) => {
  mkdirSync(file('guide/deep'));
  write('guide/deep/a.md', 'text');
  write('z.md', 'text');
  config = { ...config, themeDir: `${root}-theme` };
  record();
  try {
    change();
    expect(findChanged()).toEqual(expected?.map(file));
  } finally {
    rmSync(config.themeDir, { recursive: true, force: true });
  }
});

/** Replaces a file in the way of editors that write a temporary file. */
function replace(path: string) {
  write(`${path}.tmp`, 'other text');
  renameSync(file(`${path}.tmp`), file(path));
}

function replaceByFolder(path: string) {
  rmSync(file(path));
  mkdirSync(file(path));
}

function touch(folder: string) {
  write(`${folder}/tmp`, '');
  rmSync(file(`${folder}/tmp`));
}

test('updated inputs are the present inputs', () => {
  record();
  replace('index.md');
  const last = openFolderInputs(config.cacheDir)!;
  updateFolderInputs(config.cacheDir, last, findChangedInputs(last, config, LATER)!);
  expect(findChanged()).toEqual([]);
  const updated = readFileSync(getInputsFile(config.cacheDir), 'utf8');
  record();
  expect(updated).toBe(readFileSync(getInputsFile(config.cacheDir), 'utf8'));
});

test('lists a public folder in the content folder once, with packages and Git folders', () => {
  config = { ...config, publicDir: file('guide/public') };
  mkdirSync(file('guide/public/node_modules'), { recursive: true });
  write('guide/public/node_modules/a.js', 'text');
  write('guide/z.md', 'text');
  record();
  const paths = readFolderInputs(config, LATER)!.map(pathOf);
  expect(paths.filter((path) => path.endsWith('a.js'))).toEqual([
    file('guide/public/node_modules/a.js'),
  ]);
  touch('guide/public');
  touch('.');
  expect(findChanged()).toEqual([`${root}/`, file('guide/public/')]);
});

test('does not list folders that have not changed', () => {
  const isListed = ([path]: SiteInput) => path !== file('index.md');
  record(readFolderInputs(config, LATER)!.filter(isListed));
  expect(findChanged()).toEqual([]);
  touch('.');
  expect(findChanged()).toBeUndefined();
});

test.each([
  ['is missing', () => rmSync(getInputsFile(config.cacheDir))],
  ['was truncated', () => writeFileSync(getInputsFile(config.cacheDir), '{"inputs":[\n"a",')],
])('there are no inputs of the last build if the file %s', (_, change) => {
  record();
  change();
  expect(openFolderInputs(config.cacheDir)).toBeUndefined();
});

test('a folder with a symlink has no known state', () => {
  symlinkSync(file('index.md'), file('link.md'));
  expect(readFolderInputs(config, LATER)).toBeUndefined();
});

test('files that were written immediately before the build can change without a trace', () => {
  record(readFolderInputs(config, Date.now())!);
  expect(findChanged()).toHaveLength(4);
  record();
  expect(findChanged(Date.now())).toHaveLength(4);
});

test('compares the states of files, of which some do not exist', () => {
  const paths = [file('index.md'), file('missing.md')];
  const last = readFileInputs(paths, LATER);
  expect(hasSameInputs(last, LATER)).toBe(true);
  expect(hasSameInputs(last, Date.now())).toBe(false);
  write('missing.md', 'text');
  expect(hasSameInputs(last, LATER)).toBe(false);
  rmSync(file('missing.md'));
  rmSync(file('index.md'));
  expect(hasSameInputs(last, LATER)).toBe(false);
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
