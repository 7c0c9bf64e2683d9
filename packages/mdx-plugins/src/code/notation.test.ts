import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findInvalidNotations, parseNotation } from './notation';

test.each([
  'x // [!code ++]',
  'x /* [!code ++] */',
  'x <!-- [!code ++] -->',
  'x {/* [!code ++] */}',
  'x # [!code ++]',
  'x -- [!code ++]',
  'x ; [!code ++]',
  'x /// [!code ++]',
  'x ## [!code ++]',
  'x --- [!code ++]',
  'x /** [!code ++] */',
  'x (* [!code ++] *)',
])('marks %s as an added line', (line) => {
  const { lines, decorations } = parseNotation(line);
  expect(lines).toEqual(['x']);
  expect(decorations.get(0)).toEqual({ diff: 'add' });
});

test('accepts two notations in one comment', () => {
  const { decorations } = parseNotation('x // [!code ++] [!code focus]');
  expect(decorations.get(0)).toEqual({ diff: 'add', focus: true });
});

test('accepts several comments on a line', () => {
  const { lines, decorations } = parseNotation('x // [!code ++] /* [!code hl] */ // [!code focus]');
  expect(lines).toEqual(['x']);
  expect(decorations.get(0)).toEqual({ diff: 'add', highlight: true, focus: true });
});

test('applies a comment on a separate line to the following lines', () => {
  const { lines, decorations } = parseNotation('// [!code error:2]\na\nb\nc');
  expect(lines).toEqual(['a', 'b', 'c']);
  expect([...decorations.keys()]).toEqual([0, 1]);
});

test('applies a notation with a large number only to the lines of the code', () => {
  const { decorations } = parseNotation('a\nx // [!code hl:999999999]\nb');
  expect([...decorations.keys()]).toEqual([1, 2]);
});

test('returns highlighted words', () => {
  expect(parseNotation('x // [!code word:foo]').words).toEqual(['foo']);
});

test('keeps unknown notation and strings', () => {
  expect(parseNotation('x // [!code nope]').lines).toEqual(['x // [!code nope]']);
  expect(parseNotation("s = '[!code ++]' + 1").lines).toEqual(["s = '[!code ++]' + 1"]);
});

test.each([
  ['a\nx // [!code add]', { line: 1, notation: '[!code add]' }],
  ['// [! code ++]', { line: 0, notation: '[! code ++]' }],
  ['# [!code]', { line: 0, notation: '[!code]' }],
  ['x // [!code ++] because', { line: 0, notation: '[!code ++]' }],
  ['x // [!code add] // [!code focus]', { line: 0, notation: '[!code add]' }],
  ['x /** [!code add] */', { line: 0, notation: '[!code add]' }],
  ['x (* [!code add] *)', { line: 0, notation: '[!code add]' }],
])('finds the invalid notation in %j', (code, notation) => {
  expect(findInvalidNotations(code)).toEqual([notation]);
});

test.each(['x // [!code ++]', 'x // [\\!code add]', "s = '[!code ++]' + 1", '[!codes]'])(
  'finds no invalid notation in %j',
  (code) => {
    expect(findInvalidNotations(code)).toEqual([]);
  },
);

test('returns code without notation unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      fc.pre(!code.includes('[!code') && !code.includes('[\\!code'));
      expect(parseNotation(code).lines.join('\n')).toBe(code);
    }),
  );
});
