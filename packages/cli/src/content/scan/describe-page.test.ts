import fc from 'fast-check';
import { expect, test } from 'vitest';

import { describePage, MAX_DESCRIPTION } from './describe-page';

test.each([
  [
    'CLI\n\nRstest comes with a command line interface.\n\nMore text that follows it.',
    'Rstest comes with a command line interface.',
  ],
  [
    '重试\n\n测试失败时重新运行，直到通过或者达到最大的重试次数为止。',
    '测试失败时重新运行，直到通过或者达到最大的重试次数为止。',
  ],
  ["x\n\nimport { a } from 'b'; // This is some code.\n\nshort.", undefined],
  ['', undefined],
])('describes %j as %j', (text, description) => {
  expect(describePage(text)).toBe(description);
});

test('truncates at the end of a sentence', () => {
  expect(describePage(`A first sentence of the page. ${'word '.repeat(60)}end.`)).toBe(
    'A first sentence of the page.',
  );
});

test('is never longer than the maximum and never splits a surrogate pair', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const description = describePage(`${text}.`) ?? '';
      expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
      // Lone surrogates cannot be encoded.
      expect(() => encodeURIComponent(description)).not.toThrow();
    }),
  );
});
