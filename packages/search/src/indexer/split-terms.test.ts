import fc from 'fast-check';
import { expect, test } from 'vitest';

import { splitTerms } from './split-terms';

/** Splits terms, each with one character for its lists. */
function split(terms: readonly string[], maxLength: number): string[][] {
  const sorted = [...terms].sort();
  const lengths = sorted.map(() => 1);
  return splitTerms({ terms: sorted, lengths }, maxLength).map((range) => sorted.slice(...range));
}

test('keeps terms with the same beginning in the same part', () => {
  expect(split(['mock', 'mocks', 'module', 'a', 'b', 'zoom'], 14)).toEqual([
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
      const parts = split(terms, maxLength);
      expect(parts.flat()).toEqual([...terms].sort());
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0);
        if (part.length > 1)
          expect(part.join('').length + part.length).toBeLessThanOrEqual(maxLength);
      }
    }),
  );
});

test('a term that is longer than a part is in a separate part', () => {
  const terms = { terms: ['a', 'the', 'to'], lengths: [1, 99, 1] };
  expect(splitTerms(terms, 10)).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
  expect(splitTerms({ terms: [], lengths: [] }, 10)).toEqual([]);
});
