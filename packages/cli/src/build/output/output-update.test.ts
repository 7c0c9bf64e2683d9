import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { listFiles } from '../../files/list-files';
import { isCurrent, openFolder } from './check-last-output';
import { createOutput } from './output';
import { getRecordFile, readOutputRecord } from './output-record';
import { openOutputUpdate } from './output-update';
import { getStagingFolders, publishFiles } from './publish-files';
import { deletePublishedFolders, writePublishedFolders } from './published-folders';
import { openSpareFolder } from './spare-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-update-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Files = Record<string, string>;

/** Site with enough files that a change of some of them is small. */
const SITE: Files = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`guide/${index % 7}/${index}.html`, `${index}`]),
);
const dist = (path = '') => join(folder, 'dist', path);
const optionsOf = (name: string) => ({
  outDir: join(folder, name),
  cacheDir: join(folder, `${name}-cache`),
});
const open = (more: { force?: boolean; keep?: string[] } = {}) =>
  openOutputUpdate({ ...optionsOf('dist'), keep: [], force: false, ...more });

async function build(files: Files, name = 'dist') {
  const output = createOutput(optionsOf(name));
  for (const [path, content] of Object.entries(files)) output.write(path, content);
  await output.commit();
  await output.discard();
}

/** Writes and removes files of the last build. */
async function update(changes: Record<string, string | undefined>) {
  const output = open()!;
  for (const [path, content] of Object.entries(changes)) {
    if (content === undefined) output.remove(path);
    else output.write(path, content);
  }
  const summary = await output.commit();
  await output.discard();
  return summary;
}

/** Returns the paths and contents of all files, including the list of files, and the keys of the record. */
function contentsOf(name: string) {
  const { outDir, cacheDir } = optionsOf(name);
  const files = listFiles(outDir).map((path) => [path, readFileSync(join(outDir, path), 'utf8')]);
  const record = [...readOutputRecord(getRecordFile(cacheDir))];
  return { files, keys: record.map(([path, { key, size }]) => [path, key, size]) };
}

async function expectColdBuild(files: Files) {
  for (const path of Object.values(optionsOf('cold')))
    rmSync(path, { recursive: true, force: true });
  await build(files, 'cold');
  expect(contentsOf('dist')).toEqual(contentsOf('cold'));
}

test('an update has the same files as a cold build', async () => {
  const change = fc.tuple(
    fc.constantFrom(...Object.keys(SITE), 'a.html', 'guide/new.html', 'zh/ü.html'),
    fc.constantFrom('1', '2', undefined),
  );
  const edit = fc.array(change, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      for (const path of Object.values(optionsOf('dist')))
        rmSync(path, { recursive: true, force: true });
      await build(SITE);
      const files = new Map(Object.entries(SITE));
      for (const changes of edits) {
        for (const [path, content] of changes) {
          if (content === undefined) files.delete(path);
          else files.set(path, content);
        }
        await update(Object.fromEntries(changes));
        await expectColdBuild(Object.fromEntries(files));
      }
    }),
    { numRuns: 30 },
  );
});

test('reports what has changed', async () => {
  await build({ 'index.html': 'home', 'a.html': 'a', 'b.html': 'b' });
  const changes = { 'a.html': 'changed', 'b.html': undefined, 'c.html': 'c', 'd.html': undefined };
  expect(await update({ ...changes, 'index.html': 'home' })).toEqual({
    written: ['a.html', 'c.html'],
    removed: ['b.html'],
    kept: [],
    total: 3,
  });
});

test('an update without changes leaves the folder as it is', async () => {
  await build(SITE);
  const before = statSync(dist()).ino;
  expect((await update({ 'guide/1/1.html': '1' }))?.total).toBe(40);
  expect(statSync(dist()).ino).toBe(before);
});

test('returns the keys of the files of the build', async () => {
  await build({ 'a.html': 'a', 'b.html': 'b' });
  const output = open()!;
  const key = output.keyOf('a.html');
  output.put('a.html', 'key', () => 'new');
  output.remove('b.html');
  expect([key?.length, output.keyOf('a.html'), output.keyOf('b.html')]).toEqual([
    64,
    'key',
    undefined,
  ]);
  expect(await output.read('a.html')).toBe('new');
  await output.discard();
});

test('two folders take turns', async () => {
  await build(SITE);
  const first = statSync(dist()).ino;
  await update({ 'guide/1/1.html': 'a' });
  const second = statSync(dist()).ino;
  await update({ 'guide/2/2.html': 'b', 'new.html': 'new' });
  expect([second === first, statSync(dist()).ino]).toEqual([false, first]);
});

test('two folders take turns in a folder that is a symlink', async () => {
  const real = folder;
  folder = `${real}-link`;
  symlinkSync(real, folder);
  try {
    await build(SITE);
    const first = statSync(dist()).ino;
    await build({ ...SITE, 'guide/1/1.html': 'a' });
    await update({ 'guide/2/2.html': 'b' });
    expect(statSync(dist()).ino).toBe(first);
  } finally {
    rmSync(folder);
    folder = real;
  }
});

test.each<[string, () => void]>([
  ['modified', () => writeFileSync(dist('a.html'), 'modified')],
  ['deleted', () => rmSync(dist('a.html'))],
  [
    'replaced by a folder',
    () => {
      rmSync(dist('a.html'));
      mkdirSync(dist('a.html'));
    },
  ],
])('the last build is not used if a file was %s', async (_, change) => {
  await build({ 'index.html': 'home', 'a.html': 'a' });
  change();
  expect(open()).toBeUndefined();
});

describe.each([
  ['have just been published', async () => undefined],
  [
    'were published long ago',
    async () => {
      await sleep(50);
      const { outDir, cacheDir } = optionsOf('dist');
      const folders = { folders: [], changed: listFiles(outDir) };
      writePublishedFolders(cacheDir, outDir, { ...folders, published: Date.now() });
    },
  ],
  ['are not known', async () => deletePublishedFolders(optionsOf('dist').cacheDir)],
])('if the folders %s', (_, age) => {
  const INDEX = ['static/a/1.json', 'static/a/2.json', 'static/b/1.json'];
  beforeEach(async () => {
    const output = createOutput(optionsOf('dist'));
    for (const path of Object.keys(SITE)) output.write(path, SITE[path]!);
    for (const path of INDEX) output.put(path, path, () => 'index');
    await output.commit();
    await output.discard();
    await age();
  });

  test.each<[string, () => void]>([
    ['was deleted', () => rmSync(dist('static/a/1.json'))],
    [
      'was replaced by another one',
      () => renameSync(dist('static/a/1.json'), dist('static/a/3.json')),
    ],
    [
      'became a folder',
      () => {
        rmSync(dist('static/a/1.json'));
        mkdirSync(dist('static/a/1.json'));
      },
    ],
    ['is in a folder that was deleted', () => rmSync(dist('static/b'), { recursive: true })],
  ])('the last build is not used if a file named by its content %s', (_, change) => {
    change();
    expect(open()).toBeUndefined();
  });

  test('a file named by its content that was modified is not used, unless the output is large', async () => {
    writeFileSync(dist('static/a/1.json'), 'modified');
    expect(open()).toBeUndefined();
    const output = createOutput(optionsOf('dist'));
    for (const path of INDEX) output.put(path, path, () => 'index');
    // The size of the record decides.
    output.put('large.html', 'key'.repeat(1_000_000), () => '');
    await output.commit();
    await output.discard();
    expect(readFileSync(dist('static/a/1.json'), 'utf8')).toBe('index');
    writeFileSync(dist('static/a/1.json'), 'modified');
    expect(open()).toBeDefined();
  });

  test.each(['CNAME', 'static/a/mine.json', 'static/mine/a.json', 'mine/a.html'])(
    'the file %s of another program survives',
    async (path) => {
      mkdirSync(dirname(dist(path)), { recursive: true });
      writeFileSync(dist(path), 'mine');
      await update({ 'guide/1/1.html': 'new' });
      expect(readFileSync(dist(path), 'utf8')).toBe('mine');
      expect(readFileSync(dist('guide/1/1.html'), 'utf8')).toBe('new');
    },
  );

  test('files are added and deleted', async () => {
    const name = 'static/new/1.json';
    const output = open()!;
    output.put(name, name, () => 'index');
    for (const path of INDEX.slice(0, 2)) output.remove(path);
    expect((await output.commit())?.total).toBe(40 + 2);
    await output.discard();
    const files = { ...SITE, [name]: 'index', [INDEX[2]!]: 'index' };
    expect(listFiles(dist())).toEqual(['.octavo-files.json', ...Object.keys(files)].sort());
    expect((await update({ 'guide/1/1.html': 'new' }))?.total).toBe(42);
  });
});

test('a file survives that is added between publishing and reading the folders', async () => {
  await build(SITE);
  const published = Date.now();
  writeFileSync(dist('guide/1/mine.html'), 'mine');
  // The process is suspended.
  await sleep(50);
  const { outDir, cacheDir } = optionsOf('dist');
  writePublishedFolders(cacheDir, outDir, {
    folders: [],
    changed: Object.keys(SITE),
    published,
  });
  await update({ 'guide/2/2.html': 'new' });
  expect(readFileSync(dist('guide/1/mine.html'), 'utf8')).toBe('mine');
});

test('a file survives that is added after a build has listed the output folder', async () => {
  await build(SITE);
  const { outDir, cacheDir } = optionsOf('dist');
  const listed = openFolder(
    { outDir, cacheDir, keep: [], force: false },
    Object.keys(SITE).length,
  )!;
  await sleep(20);
  writeFileSync(dist('guide/1/mine.html'), 'mine');
  const staging = getStagingFolders(cacheDir);
  mkdirSync(join(staging.nextDir, 'guide/2'), { recursive: true });
  writeFileSync(join(staging.nextDir, 'guide/2/2.html'), 'new');
  publishFiles({
    ...staging,
    ...listed,
    outDir,
    spare: openSpareFolder(cacheDir),
    written: new Set(['guide/2/2.html']),
    removed: [],
    obsolete: [],
    hasFile: (path) => path in SITE,
    total: 40,
    listFiles: () => Object.keys(SITE),
    fileList: undefined,
  });
  expect(readFileSync(dist('guide/1/mine.html'), 'utf8')).toBe('mine');
  expect(readFileSync(dist('guide/2/2.html'), 'utf8')).toBe('new');
});

test.each<[string, () => void]>([
  ['there is no record', () => rmSync(join(folder, 'dist-cache/output.json'))],
  ['the record is invalid', () => writeFileSync(join(folder, 'dist-cache/output.json'), '{"fi')],
  ['there is no output', () => rmSync(dist(), { recursive: true })],
  [
    'the output is a file',
    () => {
      rmSync(dist(), { recursive: true });
      writeFileSync(join(folder, 'dist'), 'a file');
    },
  ],
  [
    'the output is a broken symlink',
    () => {
      rmSync(dist(), { recursive: true });
      symlinkSync(join(folder, 'missing'), dist());
    },
  ],
])('the last build is not used if %s', async (_, change) => {
  await build(SITE);
  change();
  expect(open()).toBeUndefined();
});

test.each(['guide/mine.html', 'CNAME', 'mine/a.html'])(
  '%s, which is added during the build, survives',
  async (path) => {
    await build(SITE);
    const output = open()!;
    output.write('guide/1/1.html', 'new');
    mkdirSync(dirname(dist(path)), { recursive: true });
    writeFileSync(dist(path), 'mine');
    expect((await output.commit())?.written).toEqual(['guide/1/1.html']);
    await output.discard();
    expect(readFileSync(dist(path), 'utf8')).toBe('mine');
    expect(readFileSync(dist('guide/1/1.html'), 'utf8')).toBe('new');
  },
);

test.each(['guide/mine.html', 'CNAME', 'mine/a.html'])(
  'a check is not current after %s was added',
  async (path) => {
    await build(SITE);
    const { outDir, cacheDir } = optionsOf('dist');
    const check = () =>
      openFolder({ outDir, cacheDir, keep: [], force: false }, Object.keys(SITE).length)!;
    // The folders were changed long before.
    const last = { ...check(), checked: Date.now() + 1000 };
    expect(isCurrent(last)).toBe(true);
    await sleep(20);
    mkdirSync(dirname(dist(path)), { recursive: true });
    writeFileSync(dist(path), 'mine');
    expect(isCurrent(last)).toBe(false);
    // A change within the next milliseconds could have the same time.
    const now = check();
    const changed = Math.max(...now.folders.map(([, ctimeMs]) => ctimeMs));
    expect(isCurrent({ ...now, checked: changed + 1 })).toBe(false);
    expect(isCurrent({ ...now, checked: changed + 100 })).toBe(true);
  },
);

test('a folder with other files is updated in place', async () => {
  await build(SITE);
  writeFileSync(dist('CNAME'), 'docs.example.com');
  const before = statSync(dist()).ino;
  await update({ 'guide/1/1.html': 'new', 'guide/2/2.html': undefined, 'a.html': 'a' });
  expect(statSync(dist()).ino).toBe(before);
  expect(readFileSync(dist('CNAME'), 'utf8')).toBe('docs.example.com');
  rmSync(dist('CNAME'));
  const { 'guide/2/2.html': _, ...others } = SITE;
  await expectColdBuild({ ...others, 'guide/1/1.html': 'new', 'a.html': 'a' });
});

test('with force, other files are left to a build of all pages, which deletes them', async () => {
  await build(SITE);
  writeFileSync(dist('CNAME'), 'docs.example.com');
  const commit = async (keep: string[]) => {
    const output = open({ force: true, keep })!;
    output.write('a.html', 'new');
    const summary = await output.commit();
    await output.discard();
    return summary?.written;
  };
  expect(await commit([])).toBeUndefined();
  expect(await commit(['CNAME'])).toEqual(['a.html']);
});
