import { expect, test } from 'vitest';
import { codeFrame } from './code-frame';

test('shows two lines around the position and a caret below the column', () => {
  expect(codeFrame('one\ntwo\nthree\nfour\nfive\nsix', 3, 3)).toMatchInlineSnapshot(`
    "  1 | one
      2 | two
    > 3 | three
        |   ^
      4 | four
      5 | five"
  `);
});

test('shows fewer lines at the start and the end of the file', () => {
  expect(codeFrame('only', 1, 1)).toMatchInlineSnapshot(`
    "> 1 | only
        | ^"
  `);
});

test('keeps tabs before the column', () => {
  expect(codeFrame('\t\tx', 1, 3)).toMatchInlineSnapshot(`
    "> 1 | 		x
        | 		^"
  `);
});

test('returns an empty string for a position outside the source', () => {
  expect(codeFrame('a', 9, 1)).toBe('');
  expect(codeFrame('a', 0, 1)).toBe('');
});
