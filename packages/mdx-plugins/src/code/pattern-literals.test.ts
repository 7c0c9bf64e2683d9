import { expect, test } from 'vitest';

import { addLiterals, getLiterals, listPatterns } from './pattern-literals';

const GRAMMAR = {
  name: 'match',
  patterns: [
    { begin: 'a', end: 'b', beginCaptures: { 0: { name: 'x', patterns: [{ match: 'c' }] } } },
  ],
  repository: { match: { while: 'd', match: 'a' }, null: null },
};

test('lists the patterns of a grammar in order', () => {
  expect(listPatterns(GRAMMAR)).toEqual(['a', 'b', 'c', 'd', 'a']);
  expect(listPatterns(JSON.parse(JSON.stringify(GRAMMAR)))).toEqual(listPatterns(GRAMMAR));
});

test('returns the literals of a pattern, and undefined if it requires none', () => {
  addLiterals(GRAMMAR, [['1'], null, ['2', '3'], null, ['1']]);
  expect(['a', 'b', 'c', 'd', 'e'].map(getLiterals)).toEqual([
    ['1'],
    undefined,
    ['2', '3'],
    undefined,
    undefined,
  ]);
});
