import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fold } from '../text/fold';
import { getTermStart, tokenize } from '../text/tokenize';
import { createTextReader, type Line } from './text-reader';

const sought = (...terms: string[]) => ({
  needles: terms,
  starts: new Set(terms.map((term) => getTermStart(term, 0, term.length))),
});

const TEXT = 'Set test-timeout here.\n\nThe Café\nhas testTimeout, 测试超时.';

test('returns all lines with their offsets and tokens', () => {
  const lines = createTextReader(undefined)(TEXT).lines();
  expect(lines.map(({ start }) => TEXT.slice(start, start + 3))).toEqual([
    'Set',
    '\nTh',
    'The',
    'has',
  ]);
  expect(lines[2]!.tokens.map(({ term }) => term)).toEqual(['the', 'cafe']);
});

test('finds the lines with a string, in order and once', () => {
  const { findLines } = createTextReader(undefined)(TEXT);
  const textsOf = (...needles: string[]) =>
    findLines(sought(...needles)).map(({ folded }) => folded.original);
  expect(textsOf('testtimeout')).toEqual(['Set test-timeout here.', 'has testTimeout, 测试超时.']);
  expect(textsOf('超时', 'cafe', 'the', 'has')).toEqual(['The Café', 'has testTimeout, 测试超时.']);
  expect(textsOf('missing')).toEqual([]);
  expect(textsOf()).toEqual([]);
});

test('approximates the number of words before each line, and of all words', () => {
  const read = createTextReader(undefined)(TEXT);
  // Three words, two words, then two words and four characters. A name counts as one word.
  expect(read.lines().map(({ position }) => position)).toEqual([0, 3, 3, 5]);
  expect(read.length).toBe(11);
  expect(createTextReader(undefined)('').length).toBe(0);
});

test('finds every occurrence of a term', () => {
  const piece = fc.constantFrom(
    'test-timeout',
    'HTML_parser',
    'v2.0.15',
    'c++',
    'É',
    '测试a',
    '🚀',
    '--flag',
    '\n',
    ' ',
    '_x',
    '.b',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const read = createTextReader(undefined)(text);
      for (const { term } of tokenize(fold(text))) {
        const expected = read
          .lines()
          .filter(({ tokens }) => tokens.some((token) => token.term === term));
        expect(expected.length).toBeGreaterThan(0);
        const tokensOf = (lines: readonly Line[]) =>
          lines.flatMap(({ start, tokens }) =>
            tokens.filter((token) => token.term === term).map((token) => ({ start, token })),
          );
        expect(tokensOf(read.findLines(sought(term)))).toEqual(tokensOf(expected));
      }
    }),
  );
});

test('prepares a text once', () => {
  const readText = createTextReader(undefined);
  expect(readText('first')).toBe(readText('first'));
});
