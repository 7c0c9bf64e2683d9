import { expect, test } from 'vitest';

import type { TextMatches } from './matches';
import { getSectionFrequency } from './section-frequency';

/** Matches of the first query term in a text. */
function createMatches(count: number, length: number): TextMatches {
  const match = { units: [0], quality: 1, position: 0, start: 0, end: 1 };
  return {
    matches: Array.from({ length: count }, () => match),
    best: [Number(count > 0), 0],
    length,
  };
}
const NONE = createMatches(0, 3);
const WEIGHTS = [2, 1];

test('is 0 without matches, and less than the share of the matching term', () => {
  const getBody = (body: TextMatches) =>
    getSectionFrequency({ title: NONE, head: NONE, body }, WEIGHTS);
  expect(getBody(NONE)).toBe(0);
  expect(getBody(createMatches(1000, 10))).toBeLessThan(2 / 3);
});

test('is higher for more matches, for shorter texts, and for matches in names', () => {
  const getBody = (count: number, length: number) =>
    getSectionFrequency({ title: NONE, head: NONE, body: createMatches(count, length) }, WEIGHTS);
  expect(getBody(2, 100)).toBeGreaterThan(getBody(1, 100));
  expect(getBody(1, 50)).toBeGreaterThan(getBody(1, 500));
  const name = createMatches(1, 3);
  const inHeading = getSectionFrequency({ title: NONE, head: name, body: NONE }, WEIGHTS);
  const inTitle = getSectionFrequency({ title: name, head: NONE, body: NONE }, WEIGHTS);
  expect(inHeading).toBeGreaterThan(getBody(1, 150));
  expect(inTitle).toBeGreaterThan(getBody(1, 150));
});

test('is 0 if no term has a weight', () => {
  const texts = { title: NONE, head: NONE, body: createMatches(1, 10) };
  expect(getSectionFrequency(texts, [0, 0])).toBe(0);
});
