import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { IndexEntry, IndexPiece } from '@octavo/search/indexer';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { readCache } from '../../files/json-cache';
import { getPieceFile, type SearchPiecesOptions, writeSearchPieces } from './write-search-pieces';

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

/** Returns the written files, and the number of pages of each piece of the English index. */
function write(entries: IndexEntry[], own: string[], search: unknown = builtIn) {
  const files: string[] = [];
  writeSearchPieces({ put: (path) => void files.push(path) }, entries, {
    config: { search } as SearchPiecesOptions['config'],
    isOwn: (routePath) => own.includes(routePath),
    folder,
  });
  const pieces = readCache<IndexPiece[]>(getPieceFile(folder, { lang: 'en', version: '' }));
  return { files, sizes: pieces?.map(({ pages }) => pages.length) };
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
  expect(write(entries, [])).toEqual({ files: [], sizes: undefined });
  expect(write(entries, ['/a'], false)).toEqual({ files: [], sizes: undefined });
  const service = { ...builtIn, provider: { name: 'typesense' } };
  expect(write(entries, ['/a'], service)).toEqual({ files: [], sizes: undefined });
});
