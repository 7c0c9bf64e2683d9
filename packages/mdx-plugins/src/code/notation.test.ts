import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNotation } from './notation';

test.each([
  'x // [!code ++]',
  'x /* [!code ++] */',
  'x <!-- [!code ++] -->',
  'x {/* [!code ++] */}',
  'x # [!code ++]',
  'x -- [!code ++]',
  'x ; [!code ++]',
])('%s is an added line', (line) => {
  const { lines, marks } = readNotation(line);
  expect(lines).toEqual(['x']);
  expect(marks.get(0)).toEqual({ diff: 'add' });
});

test('two notations share a comment', () => {
  const { marks } = readNotation('x // [!code ++] [!code focus]');
  expect(marks.get(0)).toEqual({ diff: 'add', focus: true });
});

test('a comment of its own speaks of the lines after it', () => {
  const { lines, marks } = readNotation('// [!code error:2]\na\nb\nc');
  expect(lines).toEqual(['a', 'b', 'c']);
  expect([...marks.keys()]).toEqual([0, 1]);
});

test('words are collected', () => {
  expect(readNotation('x // [!code word:foo]').words).toEqual(['foo']);
});

test('what is not a notation stays', () => {
  expect(readNotation('x // [!code nope]').lines).toEqual(['x // [!code nope]']);
  expect(readNotation("s = '[!code ++]' + 1").lines).toEqual(["s = '[!code ++]' + 1"]);
});

test('code without notations comes back as it is', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      fc.pre(!code.includes('[!code') && !code.includes('[\\!code'));
      expect(readNotation(code).lines.join('\n')).toBe(code);
    }),
  );
});
