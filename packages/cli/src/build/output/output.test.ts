import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { listFiles } from '../../files/list-files';
import { createOutput, type OutputOptions, recoverOutput } from './output';
import { FILE_LIST } from './output-folder';

let folder: string;
const options = () => ({ outDir: join(folder, 'dist'), cacheDir: join(folder, 'cache') });
const read = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-output-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function build(files: Record<string, string>, more: Partial<OutputOptions> = {}) {
  const output = createOutput({ ...options(), ...more });
  for (const [path, content] of Object.entries(files)) output.write(path, content);
  const summary = await output.commit();
  await output.discard();
  return summary;
}

/** Writes files that no build wrote. */
function write(files: Record<string, string>, to = 'dist') {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, to, path)), { recursive: true });
    writeFileSync(join(folder, to, path), content);
  }
}

/** Returns the files below the folder of the test, without the cache. */
const list = (path = 'dist') => listFiles(join(folder, path)).filter((file) => file !== FILE_LIST);

test('a first build writes every file', async () => {
  const summary = await build({ 'index.html': 'home', 'a/b.html': 'b' });
  expect(summary.written).toEqual(['index.html', 'a/b.html']);
  expect(read('a/b.html')).toBe('b');
});

test('a build without changes leaves the folder as it is', async () => {
  await build({ 'index.html': 'home' });
  const before = statSync(join(folder, 'dist')).ino;
  expect((await build({ 'index.html': 'home' })).written).toEqual([]);
  expect(statSync(join(folder, 'dist')).ino).toBe(before);
});

test('a build writes changed files and deletes those it no longer has', async () => {
  await build({ 'a.html': '1', 'b.html': '1', 'c.html': '1' });
  const summary = await build({ 'a.html': '1', 'b.html': '2' });
  expect(summary).toMatchObject({ written: ['b.html'], removed: ['c.html'], total: 2 });
  expect(list()).toEqual(['a.html', 'b.html']);
  expect(read('b.html')).toBe('2');
});

test('the last content of a path is published, whatever the last build contained', async () => {
  const buildTwice = async (page: string) => {
    const output = createOutput(options());
    output.write('page.html', page);
    output.write('_redirects', 'own');
    output.write('_redirects', 'own and generated');
    expect(await output.read('_redirects')).toBe('own and generated');
    await output.commit();
    await output.discard();
  };
  for (const page of ['1', '2', '3', '4']) {
    await buildTwice(page);
    expect(read('_redirects')).toBe('own and generated');
    expect(list()).toEqual(['_redirects', 'page.html']);
  }
});

test('a path that is added again does not change the restored file', async () => {
  const restored = join(folder, 'restored');
  write({ 'a.html': 'restored' }, 'restored');
  const { size, mtimeMs } = statSync(join(restored, 'a.html'));
  const output = createOutput(options());
  output.addRestored({
    folder: restored,
    files: new Map([['a.html', { key: 'key', size, mtimeMs }]]),
  });
  output.put('a.html', 'key', () => '');
  output.write('a.html', 'changed');
  await output.commit();
  expect(read('a.html')).toBe('changed');
  expect(readFileSync(join(restored, 'a.html'), 'utf8')).toBe('restored');
});

test('restored files are used if their key is the same, and the output folder only changes with the build', async () => {
  const restored = join(folder, 'restored');
  write({ 'a/index.html': 'restored', 'b.html': 'restored' }, 'restored');
  const files = new Map(
    ['a/index.html', 'b.html'].map((path) => {
      const { size, mtimeMs } = statSync(join(restored, path));
      return [path, { key: `key ${path[0]}`, size, mtimeMs }];
    }),
  );
  const make = () => 'made';
  const add = (output: ReturnType<typeof createOutput>) => {
    output.addRestored({ folder: restored, files, isTemporary: true });
    expect(output.has('a/index.html', 'key a')).toBe(true);
    expect(output.has('a/index.html', 'other key')).toBe(false);
    output.put('a/index.html', 'key a', make);
    output.put('b.html', 'other key', make);
    output.write('c.txt', 'text');
  };
  const cancelled = createOutput(options());
  cancelled.addRestored({ folder: join(folder, 'nothing'), files: new Map(), isTemporary: true });
  await cancelled.discard();
  expect(existsSync(join(folder, 'dist'))).toBe(false);

  const output = createOutput(options());
  add(output);
  expect(output.computed()).toEqual([
    ['a/index.html', 'key a'],
    ['b.html', 'other key'],
  ]);
  expect(await output.read('a/index.html')).toBe('restored');
  await output.commit();
  await output.discard();
  expect([read('a/index.html'), read('b.html'), read('c.txt')]).toEqual([
    'restored',
    'made',
    'text',
  ]);
  expect(existsSync(restored)).toBe(false);
  // The next build uses them like its own files.
  expect(createOutput(options()).has('a/index.html', 'key a')).toBe(true);
});

test('files of several folders are used, and folders that are not temporary are kept', async () => {
  const output = createOutput(options());
  for (const name of ['a', 'b']) {
    write({ [`${name}.html`]: name }, `shard-${name}`);
    const shard = join(folder, `shard-${name}`);
    const { size, mtimeMs } = statSync(join(shard, `${name}.html`));
    output.addRestored({
      folder: shard,
      files: new Map([[`${name}.html`, { key: name, size, mtimeMs }]]),
    });
  }
  for (const name of ['a', 'b', 'c']) output.put(`${name}.html`, name, () => 'made');
  await output.commit();
  await output.discard();
  expect([read('a.html'), read('b.html'), read('c.html')]).toEqual(['a', 'b', 'made']);
  expect(existsSync(join(folder, 'shard-a/a.html'))).toBe(true);
});

test('a file that somebody has changed is written again', async () => {
  await build({ 'a.html': 'ours' });
  writeFileSync(join(folder, 'dist/a.html'), 'theirs');
  expect((await build({ 'a.html': 'ours' })).written).toEqual(['a.html']);
  expect(read('a.html')).toBe('ours');
});

test('a cancelled build leaves the last output as it was', async () => {
  await build({ 'a.html': 'good' });
  const output = createOutput(options());
  output.write('a.html', 'half');
  await output.discard();
  expect(read('a.html')).toBe('good');
  expect(readdirSync(join(folder, 'cache'))).toEqual(['output-folders.json', 'output.json']);
});

test('the last output is restored after a build was killed between the two renames', async () => {
  await build({ 'a.html': 'good' });
  const { outDir, cacheDir } = options();
  renameSync(outDir, join(cacheDir, 'output-last'));
  recoverOutput(options());
  expect(read('a.html')).toBe('good');
});

test('the file list is sorted and depends on nothing but the files', async () => {
  await build({ 'b.html': '1', 'a/c.html': '1' });
  const first = read(FILE_LIST);
  expect(JSON.parse(first)).toEqual({ files: ['a/c.html', 'b.html'] });
  rmSync(join(folder, 'cache'), { recursive: true });
  await build({ 'a/c.html': '1', 'b.html': '1' });
  expect(read(FILE_LIST)).toBe(first);
});

test('a build without a cache deletes stale files by the list in the output', async () => {
  await build({ 'a.html': '1', 'old/b.html': '1' });
  rmSync(join(folder, 'cache'), { recursive: true });
  expect((await build({ 'a.html': '1' })).removed).toEqual(['old/b.html']);
  expect(existsSync(join(folder, 'dist/old'))).toBe(false);
});

const FOREIGN = { CNAME: 'docs.example', '.git/HEAD': 'ref', 'sub/.git': 'gitdir: x' };

test('files that no build wrote survive in an output with a file list', async () => {
  await build({ 'a.html': '1', 'b/c.html': '1' });
  write({ ...FOREIGN, 'b/mine.txt': 'mine' });
  expect((await build({ 'a.html': '2' })).removed).toEqual(['b/c.html']);
  expect(list()).toEqual(['.git/HEAD', 'CNAME', 'a.html', 'b/mine.txt', 'sub/.git']);
  expect(read('a.html')).toBe('2');
  expect(await build({ 'a.html': '2' })).toMatchObject({ written: [], removed: [] });
});

test('a file that is added during the build survives', async () => {
  await build({ 'a.html': '1' });
  const output = createOutput(options());
  output.write('a.html', '2');
  write(FOREIGN);
  await output.commit();
  expect(read('CNAME')).toBe('docs.example');
});

test('a folder with only a repository and kept files is empty enough', async () => {
  write({ '.git/HEAD': 'ref', CNAME: 'docs.example', 'well/known.txt': 'x' });
  await build({ 'a.html': '1' }, { keep: ['CNAME', 'well/**'] });
  await build({ 'b.html': '1' }, { keep: ['CNAME', 'well/**'] });
  expect(list()).toEqual(['.git/HEAD', 'CNAME', 'b.html', 'well/known.txt']);
});

test('a folder that Octavo did not write is rejected with its first 10 files', async () => {
  write(Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index + 10}.txt`, 'x'])));
  await expect(build({ 'a.html': '1' })).rejects.toThrow(
    /contains files that were not created by Octavo: f10\.txt, .*f19\.txt and 2 more\.$/,
  );
  expect(list()).toHaveLength(12);
});

test.each(['build', 'merge'] as const)('the hint names octavo %s', async (command) => {
  write({ 'mine.txt': 'x' });
  await expect(build({ 'a.html': '1' }, { command })).rejects.toMatchObject({
    hint: expect.stringContaining(`"octavo ${command} --force"`),
  });
});

test('force replaces a folder that Octavo did not write, except for its repository', async () => {
  write({ 'mine.txt': 'x', 'sub/mine.txt': 'x', '.git/HEAD': 'ref' });
  await build({ 'a.html': '1' }, { force: true });
  expect(list()).toEqual(['.git/HEAD', 'a.html']);
});

test('the output of a version without a file list is taken over', async () => {
  write({ 'static/pages/a.json': '1', 'a.html': 'old', 'b.html': 'old' });
  const summary = await build({ 'a.html': 'new' });
  expect(summary.kept).toEqual(['b.html', 'static/pages/a.json']);
  expect(read('a.html')).toBe('new');
  expect((await build({ 'a.html': 'newer' })).kept).toEqual([]);
});

test('the output of a version without a file list loses its stale files if the cache knows them', async () => {
  await build({ 'static/pages/a.json': '1', 'b.html': '1' });
  rmSync(join(folder, 'dist', FILE_LIST));
  const summary = await build({ 'static/pages/a.json': '1' });
  expect(summary).toMatchObject({ removed: ['b.html'], kept: [] });
});

test('a symlink to the output stays, and its target is updated', async () => {
  mkdirSync(join(folder, 'target'));
  symlinkSync(join(folder, 'target'), join(folder, 'dist'));
  await build({ 'a.html': '1', 'b.html': '1' });
  await build({ 'a.html': '2' });
  expect(lstatSync(join(folder, 'dist')).isSymbolicLink()).toBe(true);
  expect(list('target')).toEqual(['a.html']);
});

test('a symlink to nowhere and a file are rejected', async () => {
  symlinkSync(join(folder, 'missing'), join(folder, 'dist'));
  await expect(build({ 'a.html': '1' })).rejects.toThrow('is a broken symlink.');
  rmSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist'), 'file');
  await expect(build({ 'a.html': '1' })).rejects.toThrow('is a file, not a folder.');
  await expect(build({ 'a.html': '1' }, { outDir: join(folder, 'dist/sub') })).rejects.toThrow(
    'a parent path is a file, not a folder.',
  );
  expect(readFileSync(join(folder, 'dist'), 'utf8')).toBe('file');
});

test('nothing is written through a symlink inside the output', async () => {
  await build({ 'a.html': '1' });
  mkdirSync(join(folder, 'elsewhere'));
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'dist/guide'));
  await expect(build({ 'a.html': '1', 'guide/b.html': '1' })).rejects.toThrow(
    'the folder is a symlink',
  );
  expect(list('elsewhere')).toEqual([]);
});

test('a file can become a folder, a folder a file, and a name can change its case', async () => {
  const keep = { keep: ['CNAME'] };
  write({ CNAME: 'x' });
  await build({ a: '1', 'b/c': '1', 'Case.html': '1' }, keep);
  await build({ 'a/d': '1', b: '1', 'case.html': '1' }, keep);
  expect(list()).toEqual(['CNAME', 'a/d', 'b', 'case.html']);
});

test('an update that failed half-way is completed by the next build', async () => {
  write({ CNAME: 'x', 'blocked/mine.txt': 'mine' });
  const keep = { keep: ['CNAME', 'blocked/**'] };
  await build({ 'a.html': '1', 'b.html': '1' }, keep);
  await expect(build({ 'a.html': '2', blocked: '1' }, keep)).rejects.toThrow(
    'a folder with the same name exists',
  );
  await build({ 'a.html': '3' }, keep);
  expect(list()).toEqual(['CNAME', 'a.html', 'blocked/mine.txt']);
  expect(read('a.html')).toBe('3');
});

test('entries of a file list that lead outside the output are ignored', async () => {
  await build({ 'a.html': '1' });
  write({ 'victim.txt': 'x' }, 'other');
  write({ [FILE_LIST]: JSON.stringify({ files: ['a.html', '../other/victim.txt', '/etc/x', 7] }) });
  await build({ 'b.html': '1' });
  expect(list('other')).toEqual(['victim.txt']);
  expect(list()).toEqual(['b.html']);
});

test.each(['../x.html', '/x.html', 'a/../../x.html', 'a//b', './a', '', 'a\\b', 'C:/x', 'a\0b'])(
  'the path %j is rejected',
  (path) => {
    expect(() => createOutput(options()).write(path, 'x')).toThrow('outside the output folder');
  },
);

test('an invalid record of the last build is ignored', async () => {
  await build({ 'a.html': 'good' });
  writeFileSync(join(folder, 'cache/output.json'), '{"files":');
  expect((await build({ 'a.html': 'good' })).written).toEqual(['a.html']);
  expect(existsSync(join(folder, 'dist/a.html'))).toBe(true);
});
