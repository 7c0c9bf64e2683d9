import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CodeToken, highlightWords, pushToken } from './tokens';

const getText = (tokens: CodeToken[]): string => tokens.map(({ text }) => text).join('');

test('merges adjacent tokens that look the same', () => {
  const tokens: CodeToken[] = [];
  pushToken(tokens, 'const', 'o-k');
  pushToken(tokens, ' ', '');
  pushToken(tokens, 'async', 'o-k');
  expect(tokens).toEqual([{ text: 'const async', className: 'o-k' }]);
});

test('highlights a word across tokens', () => {
  const tokens = [
    { text: 'foo', className: 'o-f' },
    { text: '(bar)', className: '' },
  ];
  expect(highlightWords(tokens, ['o(b'])).toEqual([
    { text: 'fo', className: 'o-f' },
    { text: 'o', className: 'o-f', highlighted: true },
    { text: '(b', className: '', highlighted: true },
    { text: 'ar)', className: '' },
  ]);
});

test('does not change the text', () => {
  const token = fc.record({
    text: fc.string({ minLength: 1, maxLength: 6 }),
    className: fc.constant(''),
  });
  fc.assert(
    fc.property(fc.array(token), fc.array(fc.string({ maxLength: 3 })), (tokens, words) => {
      expect(getText(highlightWords(tokens, words))).toBe(getText(tokens));
    }),
  );
});
