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
  ['const a = 1; // This is some code of the page.', undefined],
  ['print_all_results(first, second)', undefined],
  ['How to configure everything\n\nTo install it, run this command:', undefined],
  [
    'Install the package first; then draw a diagram.',
    'Install the package first; then draw a diagram.',
  ],
  ['Cache results in memory. Plugins', 'Cache results in memory.'],
  ['Caches make builds faster. Set the folder:', 'Caches make builds faster.'],
  ['Caches make builds faster (in most cases.)', 'Caches make builds faster (in most cases.)'],
  ['Use a package manager, e.g. npm', undefined],
  ['ما هي الطريقة الأفضل لتثبيت الحزمة؟', 'ما هي الطريقة الأفضل لتثبيت الحزمة؟'],
  ['पैकेज स्थापित करने का सबसे अच्छा तरीका। दूसरा', 'पैकेज स्थापित करने का सबसे अच्छा तरीका।'],
  ['धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः॥', 'धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः॥'],
  ['پیکیج کو انسٹال کرنے کا بہترین طریقہ۔ دوسرا', 'پیکیج کو انسٹال کرنے کا بہترین طریقہ۔'],
  [
    '他说：“测试失败时重新运行，直到通过或者达到最大次数。”插件',
    '他说：“测试失败时重新运行，直到通过或者达到最大次数。”',
  ],
  ['', undefined],
])('describes %j as %j', (text, description) => {
  expect(describePage(text)).toBe(description);
});

test('truncates at the end of a sentence', () => {
  expect(describePage(`A first sentence of the page. ${'word '.repeat(60)}end.`)).toBe(
    'A first sentence of the page.',
  );
  expect(describePage(`A sentence of the page, e.g. ${'word '.repeat(60)}end.`)).toMatch(/word…$/);
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
