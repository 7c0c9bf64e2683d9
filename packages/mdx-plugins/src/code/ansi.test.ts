import { expect, test } from 'vitest';
import { tokenizeAnsi } from './ansi';

const ESC = '\u001b[';

test.each([
  ['31', 'o-a1'],
  ['91', 'o-a9'],
  ['44', 'o-z4'],
  ['104', 'o-z12'],
  ['1;3;4', 'o-b o-e o-u'],
  ['2', 'o-m'],
  ['38;5;2', 'o-a2'],
  ['38;5;196', 'o-a9'],
  ['38;2;0;0;0', 'o-a0'],
  ['48;2;255;255;255', 'o-z15'],
])('converts the code %s to the class %s', (code, className) => {
  expect(tokenizeAnsi(`${ESC}${code}mx${ESC}0m`)).toEqual([[{ text: 'x', className }]]);
});

test('applies a style to the following lines until it is reset', () => {
  expect(tokenizeAnsi(`${ESC}31ma\nb${ESC}39mc`)).toEqual([
    [{ text: 'a', className: 'o-a1' }],
    [
      { text: 'b', className: 'o-a1' },
      { text: 'c', className: '' },
    ],
  ]);
});

test('removes escape sequences that do not set a color', () => {
  expect(tokenizeAnsi(`a${ESC}2Kb`)).toEqual([[{ text: 'ab', className: '' }]]);
});

test('ends a background and an underline at the reset code, even before a space', () => {
  expect(tokenizeAnsi(`${ESC}41m FAIL ${ESC}49m ${ESC}36mname`)).toEqual([
    [
      { text: ' FAIL ', className: 'o-z1' },
      { text: ' ', className: '' },
      { text: 'name', className: 'o-a6' },
    ],
  ]);
  expect(tokenizeAnsi(`${ESC}4ma${ESC}24m ${ESC}36mb ${ESC}39mc`)).toEqual([
    [
      { text: 'a', className: 'o-u' },
      { text: ' ', className: '' },
      { text: 'b ', className: 'o-a6' },
      { text: 'c', className: '' },
    ],
  ]);
});
