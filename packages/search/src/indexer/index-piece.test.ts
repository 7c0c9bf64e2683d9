import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

import { assignSlots } from '../engine/section-slots';
import { createPage } from '../test-support/page';
import { buildIndexes, groupEntries } from './build-indexes';
import { buildIndexPiece } from './index-piece';

vi.mock('../engine/section-slots', { spy: true });

const WORDS = ['mock', 'timer', 'snapshot', 'suite', '模块', '测试'];
const PAGES = Array.from({ length: 12 }, (_, page) => {
  const word = (offset: number) => WORDS[(page * offset + offset) % WORDS.length];
  return createPage(`/p${page + 10}`, `# ${word(1)}\n\n${word(2)}\n\n## ${word(3)}\n\n${word(5)}`);
});
const options = { splitSize: -1 };
const [group] = groupEntries(PAGES);
const whole = buildIndexes(PAGES, options);

/** Splits the pages at positions and indexes each piece. Empty pieces are left out. */
function buildPieces(positions: readonly number[]) {
  const bounds = [0, ...[...positions].sort((a, b) => a - b), PAGES.length];
  return bounds.slice(1).flatMap((end, index) => {
    const entries = group!.entries.slice(bounds[index], end);
    return entries.length === 0 ? [] : [buildIndexPiece({ ...group!, entries })];
  });
}

test('an index of pieces in any order is the same as an index of all pages', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: PAGES.length })), fc.gen(), (positions, gen) => {
      const pieces = buildPieces(positions).map(({ piece }) => piece);
      const shuffled = gen(fc.shuffledSubarray, pieces, { minLength: pieces.length });
      vi.mocked(assignSlots).mockClear();
      expect(buildIndexes(PAGES, { ...options, pieces: shuffled })).toEqual(whole);
      expect(assignSlots).not.toHaveBeenCalled();
    }),
  );
});

test('the files of a piece are files of the index', () => {
  const files = new Map(whole[0]!.files.map(({ file, json }) => [file, json]));
  for (const { file, json } of buildPieces([5]).flatMap((built) => built.files))
    expect(files.get(file)).toBe(json);
});

test('pieces are JSON', () => {
  const [{ piece }] = buildPieces([]) as [ReturnType<typeof buildIndexPiece>];
  expect(JSON.parse(JSON.stringify(piece))).toEqual(piece);
});

test.each([
  ['a piece is missing', () => buildPieces([5]).slice(1)],
  ['the last piece is missing', () => buildPieces([5]).slice(0, 1)],
  ['there are no pieces', () => []],
])('all pages are indexed if %s', (_, getPieces) => {
  const pieces = getPieces().map(({ piece }) => piece);
  vi.mocked(assignSlots).mockClear();
  expect(buildIndexes(PAGES, { ...options, pieces })).toEqual(whole);
  expect(assignSlots).toHaveBeenCalled();
});

test('all pages are indexed if a page has changed', () => {
  const pieces = buildPieces([5]).map(({ piece }) => piece);
  const changed = PAGES.with(6, createPage('/p16', '# Other\n\nother'));
  expect(buildIndexes(changed, { ...options, pieces })).toEqual(buildIndexes(changed, options));
});

test('pieces of another language are not used', () => {
  const pieces = buildPieces([]).map(({ piece }) => ({ ...piece, lang: 'zh' }));
  vi.mocked(assignSlots).mockClear();
  expect(buildIndexes(PAGES, { ...options, pieces })).toEqual(whole);
  expect(assignSlots).toHaveBeenCalled();
});
