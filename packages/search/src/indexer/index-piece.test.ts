import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { IndexEntry } from '../model/types';
import { createPage } from '../test-support/page';
import { buildIndexes, groupEntries } from './build-indexes';
import { buildIndexPiece, joinPieces } from './index-piece';
import type { IndexFile, IndexPiece, SearchIndex } from './types';

const WORDS = ['mock', 'timer', 'snapshot', 'suite', '模块', '测试'];
const PAGES = Array.from({ length: 12 }, (_, page) => {
  const word = (offset: number) => WORDS[(page * offset + offset) % WORDS.length];
  return createPage(`/p${page + 10}`, `# ${word(1)}\n\n${word(2)}\n\n## ${word(3)}\n\n${word(5)}`);
});
const [group] = groupEntries(PAGES);
const [whole] = buildIndexes(PAGES, { splitSize: -1 }) as [SearchIndex];

const keyOf = ({ routePath }: IndexEntry) => `key of ${routePath}`;
const keys = group!.entries.map(keyOf);

/** Splits the pages at positions and indexes each piece. Empty pieces are left out. */
function buildPieces(positions: readonly number[]) {
  const bounds = [0, ...[...positions].sort((a, b) => a - b), PAGES.length];
  return bounds.slice(1).flatMap((end, index) => {
    const entries = group!.entries.slice(bounds[index], end);
    return entries.length === 0
      ? []
      : [buildIndexPiece({ ...group!, entries }, entries.map(keyOf))];
  });
}

/** Returns the files of the joined index, except for the texts of pages. */
function join(pieces: readonly IndexPiece[], pages = keys) {
  const files: IndexFile[] = [];
  const joined = joinPieces(group!, pieces, pages, (file) => void files.push(file));
  return joined && { ...joined, files };
}

test('an index of pieces in any order is the same as an index of all pages', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: PAGES.length })), fc.gen(), (positions, gen) => {
      const built = buildPieces(positions);
      const pieces = built.map(({ piece }) => piece);
      const shuffled = gen(fc.shuffledSubarray, pieces, { minLength: pieces.length });
      const { file, files, pages } = join(shuffled)!;
      const parts = new Map(
        built.flatMap((each) => each.files).map(({ file, json }) => [file, json]),
      );
      const all = [...files, ...pages.map((file) => ({ file, json: parts.get(file) }))];
      expect(file).toBe(whole.files[0].file);
      expect(sortFiles(all)).toEqual(sortFiles(whole.files));
    }),
  );
});

function sortFiles<T extends { file: string }>(files: readonly T[]): T[] {
  return [...files].sort((a, b) => (a.file < b.file ? -1 : 1));
}

test.each<[string, () => unknown]>([
  [
    'the first piece is missing',
    () =>
      join(
        buildPieces([5])
          .slice(1)
          .map(({ piece }) => piece),
      ),
  ],
  [
    'the last piece is missing',
    () =>
      join(
        buildPieces([5])
          .slice(0, 1)
          .map(({ piece }) => piece),
      ),
  ],
  ['there are no pieces', () => join([])],
  [
    'a page has changed',
    () =>
      join(
        buildPieces([5]).map(({ piece }) => piece),
        keys.with(6, 'other'),
      ),
  ],
  [
    'a page was removed',
    () =>
      join(
        buildPieces([5]).map(({ piece }) => piece),
        keys.slice(0, -1),
      ),
  ],
  [
    'the language differs',
    () => join(buildPieces([]).map(({ piece }) => ({ ...piece, lang: 'zh' }))),
  ],
  [
    'the version differs',
    () => join(buildPieces([]).map(({ piece }) => ({ ...piece, version: '2' }))),
  ],
])('pieces are not joined if %s', (_, getIndex) => expect(getIndex()).toBeUndefined());
