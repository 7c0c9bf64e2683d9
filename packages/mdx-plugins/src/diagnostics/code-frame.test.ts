import { expect, test } from 'vitest';
import { codeFrame } from './code-frame';

test('a frame shows two lines around the place and marks the column', () => {
  expect(codeFrame('one\ntwo\nthree\nfour\nfive\nsix', 3, 3)).toMatchInlineSnapshot(`
    "  1 | one
      2 | two
    > 3 | three
        |   ^
      4 | four
      5 | five"
  `);
});

test('a frame at the beginning or the end has fewer lines', () => {
  expect(codeFrame('only', 1, 1)).toMatchInlineSnapshot(`
    "> 1 | only
        | ^"
  `);
});

test('tabs before the column stay tabs', () => {
  expect(codeFrame('\t\tx', 1, 3)).toMatchInlineSnapshot(`
    "> 1 | 		x
        | 		^"
  `);
});

test('a place outside the source has no frame', () => {
  expect(codeFrame('a', 9, 1)).toBe('');
  expect(codeFrame('a', 0, 1)).toBe('');
});
