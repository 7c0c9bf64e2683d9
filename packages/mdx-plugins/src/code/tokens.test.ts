import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CodeToken, markWords, pushToken } from './tokens';

const textOf = (tokens: CodeToken[]): string => tokens.map(({ text }) => text).join('');

test('neighbours that look the same become one', () => {
  const tokens: CodeToken[] = [];
  pushToken(tokens, 'const', 'o-k');
  pushToken(tokens, ' ', '');
  pushToken(tokens, 'async', 'o-k');
  expect(tokens).toEqual([{ text: 'const async', className: 'o-k' }]);
});

test('a word is marked across tokens', () => {
  const tokens = [
    { text: 'foo', className: 'o-f' },
    { text: '(bar)', className: '' },
  ];
  expect(markWords(tokens, ['o(b'])).toEqual([
    { text: 'fo', className: 'o-f' },
    { text: 'o', className: 'o-f', marked: true },
    { text: '(b', className: '', marked: true },
    { text: 'ar)', className: '' },
  ]);
});

test('marking changes no character', () => {
  const token = fc.record({
    text: fc.string({ minLength: 1, maxLength: 6 }),
    className: fc.constant(''),
  });
  fc.assert(
    fc.property(fc.array(token), fc.array(fc.string({ maxLength: 3 })), (tokens, words) => {
      expect(textOf(markWords(tokens, words))).toBe(textOf(tokens));
    }),
  );
});
