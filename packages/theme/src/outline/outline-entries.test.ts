import { expect, test } from 'vitest';

import { getOutlineHeadings, nestHeadings } from './outline-entries';

const h = (depth: number, id: string) => ({ depth, id, text: id });

test('lists headings of the given levels, and only the first of duplicate IDs', () => {
  const toc = [h(1, 'a'), h(2, 'b'), h(3, 'c'), h(4, 'd'), h(5, 'e'), h(2, 'b'), h(2, '')];
  expect(getOutlineHeadings(toc).map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  expect(getOutlineHeadings(toc, [2]).map(({ id }) => id)).toEqual(['b']);
});

test('nests by depth, without gaps for skipped levels', () => {
  const names = (entries: ReturnType<typeof nestHeadings>): unknown[] =>
    entries.map(({ id, children }) => (children.length > 0 ? [id, names(children)] : id));
  const nest = (...headings: ReturnType<typeof h>[]) => names(nestHeadings(headings));
  expect(nest(h(2, 'a'), h(3, 'b'), h(4, 'c'), h(3, 'd'), h(2, 'e'))).toEqual([
    ['a', [['b', ['c']], 'd']],
    'e',
  ]);
  expect(nest(h(4, 'a'), h(2, 'b'), h(4, 'c'))).toEqual(['a', ['b', ['c']]]);
  expect(nest()).toEqual([]);
});
