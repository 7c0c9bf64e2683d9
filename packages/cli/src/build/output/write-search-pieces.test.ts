import { mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { IndexEntry } from '@octavo/search/indexer';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { getPieceFile, readPieces } from './search-pieces';
import { type SearchPiecesOptions, writeSearchPieces } from './write-search-pieces';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-pieces-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const entry = (routePath: string, lang = 'en'): IndexEntry => ({
  id: routePath,
  title: routePath,
  content: 'text',
  toc: [],
  routePath,
  lang,
  version: '',
});
const builtIn = { provider: { name: 'built-in' }, versioned: true, weight: {} };

const pieceFile = () => getPieceFile(folder, { lang: 'en', version: '' });

/** Returns the written files, and the number of pages of each piece of the English index. */
function write(entries: IndexEntry[], own: string[], search: unknown = builtIn) {
  const files: string[] = [];
  writeSearchPieces({ put: (path) => void files.push(path) }, entries, {
    config: { search } as SearchPiecesOptions['config'],
    isOwn: (routePath) => own.includes(routePath),
    folder,
  });
  const pieces = readPieces(pieceFile());
  return { files, sizes: pieces.map(({ pages }) => pages.length) };
}

test('writes a piece and a file for each page of the shard', () => {
  const { files, sizes } = write(
    ['/a', '/b', '/c', '/zh/a'].map((path) => entry(path)),
    ['/b', '/c'],
  );
  expect(sizes).toEqual([2]);
  expect(files).toEqual(
    [1, 2].map(() => expect.stringMatching(/^static\/search_index\.en\/[\da-f]+\.json$/)),
  );
});

test('starts another piece after a page of another shard', () => {
  const entries = ['/a', '/b', '/c', '/d'].map((path) => entry(path));
  expect(write(entries, ['/a', '/c', '/d']).sizes).toEqual([1, 2]);
});

test('writes no pieces without own pages, without search, and for search services', () => {
  const entries = [entry('/a')];
  expect(write(entries, [])).toEqual({ files: [], sizes: [] });
  expect(write(entries, ['/a'], false)).toEqual({ files: [], sizes: [] });
  const service = { ...builtIn, provider: { name: 'typesense' } };
  expect(write(entries, ['/a'], service)).toEqual({ files: [], sizes: [] });
});

test('pieces whose terms are truncated are not used', () => {
  write([entry('/a')], ['/a']);
  expect(readPieces(pieceFile())).toHaveLength(1);
  const terms = pieceFile().replace('.json', '.terms');
  truncateSync(terms, statSync(terms).size - 1);
  expect(readPieces(pieceFile())).toEqual([]);
});
