import fc from 'fast-check';
import { expect, test } from 'vitest';

import { toTextRuns } from './text-runs';

test('splits a text at its highlights', () => {
  expect(toTextRuns('a mock b', [{ start: 2, length: 4 }])).toEqual([
    { text: 'a ', isHighlighted: false, start: 0 },
    { text: 'mock', isHighlighted: true, start: 2 },
    { text: ' b', isHighlighted: false, start: 6 },
  ]);
});

test('preserves the text with arbitrary ranges', () => {
  const range = fc.record({ start: fc.nat(30), length: fc.nat(10) });
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.array(range, { maxLength: 5 }), (text, ranges) => {
      const runs = toTextRuns(text, ranges);
      expect(runs.map((run) => run.text).join('')).toBe(text);
    }),
  );
});
