import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createOutput } from './output';
import { createSiteFiles } from './site-files';

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'octavo-files-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const openFolders = () => ({ outDir: join(cwd, 'dist'), cacheDir: join(cwd, 'cache') });
const readFile = (path: string) => readFileSync(join(cwd, 'dist', path), 'utf8');

async function* yieldChunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

/** Builds a site with one file. */
async function build(path: string, key: string, chunks: () => AsyncIterable<Uint8Array>) {
  const output = createOutput(openFolders());
  try {
    const { put, read } = createSiteFiles(output, openFolders().cacheDir);
    await put(path, key, chunks);
    return { content: await read(path), ...(await output.commit()) };
  } finally {
    await output.discard();
  }
}

test('writes the chunks of a file, and only when its key changes', async () => {
  const first = await build('a/all.txt', '1', () => yieldChunks('one ', 'two'));
  expect(first).toMatchObject({ content: 'one two', written: ['a/all.txt'] });
  const unchanged = await build('a/all.txt', '1', () => {
    throw new Error('The key is the same.');
  });
  expect(unchanged).toMatchObject({ content: 'one two', written: [] });
  await build('a/all.txt', '2', () => yieldChunks('three'));
  expect(readFile('a/all.txt')).toBe('three');
  expect(readdirSync(join(cwd, 'cache'))).not.toContain('output-chunks');
});

test('leaves the output unchanged if a chunk fails', async () => {
  await build('all.txt', '1', () => yieldChunks('one'));
  const failing = async function* () {
    yield Buffer.from('two');
    throw new Error('no more chunks');
  };
  await expect(build('all.txt', '2', failing)).rejects.toThrow('no more chunks');
  expect(readFile('all.txt')).toBe('one');
});

test('writes no chunks outside the output folder', async () => {
  await expect(build('../all.txt', '1', () => yieldChunks('one'))).rejects.toThrow(
    'Cannot write "../all.txt"',
  );
  expect(readdirSync(cwd)).toEqual([]);
});
