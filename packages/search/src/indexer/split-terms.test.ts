import fc from 'fast-check';
import { expect, test } from 'vitest';

import { splitTerms } from './split-terms';

const lengthOf = (lines: readonly (readonly [string, string])[]) =>
  lines.reduce((sum, line) => sum + line.join('').length, 0);

/** Sorted terms, each with one character for its lists. */
const toLines = (terms: readonly string[]) => [...terms].sort().map((term) => [term, '1'] as const);

test('keeps terms with the same beginning in the same part', () => {
  const parts = splitTerms(toLines(['mock', 'mocks', 'module', 'a', 'b', 'zoom']), 14);
  expect(parts.map((lines) => lines.map(([term]) => term))).toEqual([
    ['a', 'b'],
    ['mock', 'mocks'],
    ['module'],
    ['zoom'],
  ]);
});

test('contains all terms in order, in parts up to the maximum length', () => {
  const terms = fc.uniqueArray(fc.string({ minLength: 1, unit: fc.constantFrom('a', 'b', '测') }));
  fc.assert(
    fc.property(terms, fc.integer({ min: 1, max: 60 }), (terms, maxLength) => {
      const lines = toLines(terms);
      const parts = splitTerms(lines, maxLength);
      expect(parts.flat()).toEqual(lines);
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0);
        if (part.length > 1) expect(lengthOf(part)).toBeLessThanOrEqual(maxLength);
      }
    }),
  );
});

test('a term that is longer than a part is in a separate part', () => {
  expect(splitTerms([['the', '1'.repeat(99)]], 10)).toHaveLength(1);
  expect(splitTerms([], 10)).toEqual([]);
});
