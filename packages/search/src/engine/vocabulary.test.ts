import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isOneEditAway, isTwoEditsAway, Vocabulary } from './vocabulary';

const vocabulary = new Vocabulary(new Set(['mock', 'mocks', 'mocking', 'module', '测试', '测量']));

test('finds terms by their prefix', () => {
  expect(vocabulary.withPrefix('mock', 10)).toEqual(['mock', 'mocking', 'mocks']);
  expect(vocabulary.withPrefix('mock', 2)).toEqual(['mock', 'mocks']);
  expect(vocabulary.withPrefix('测', 10)).toEqual(['测试', '测量']);
  expect(vocabulary.withPrefix('zzz', 10)).toEqual([]);
});

test.each([
  ['moduel', true],
  ['modul', true],
  ['modules', true],
  ['modale', true],
  ['module', false],
  ['modlu', false],
  ['mdouel', false],
])('returns whether %s is one edit away from module: %s', (word, expected) => {
  expect(isOneEditAway(word, 'module')).toBe(expected);
});

test('detects every insertion, deletion and substitution', () => {
  const word = fc.stringMatching(/^[a-z]{5,10}$/);
  fc.assert(
    fc.property(word, fc.nat(9), fc.stringMatching(/^[a-z]$/), (text, index, letter) => {
      const at = index % text.length;
      const inserted = text.slice(0, at) + letter + text.slice(at);
      const deleted = text.slice(0, at) + text.slice(at + 1);
      const replaced = text.slice(0, at) + letter + text.slice(at + 1);
      for (const edited of [inserted, deleted, replaced]) {
        expect(isOneEditAway(text, edited)).toBe(text !== edited);
        expect(isOneEditAway(edited, text)).toBe(text !== edited);
      }
    }),
  );
});

test('two edits are detected, wherever they are', () => {
  const word = fc.stringMatching(/^[a-z]{8,12}$/);
  fc.assert(
    fc.property(word, fc.nat(11), fc.nat(11), (text, first, second) => {
      const remove = (from: string, index: number) => {
        const at = index % from.length;
        return from.slice(0, at) + from.slice(at + 1);
      };
      const twice = remove(remove(text, first), second);
      expect(isTwoEditsAway(text, twice)).toBe(true);
      expect(isTwoEditsAway(twice, text)).toBe(true);
      expect(isTwoEditsAway(text, `xy${text}z`)).toBe(false);
      expect(isTwoEditsAway(text, text)).toBe(false);
    }),
  );
});

test.each([
  ['konfigurasion', 'configuration', true],
  ['evnironmnet', 'environment', true],
  ['konfigurasien', 'configuration', false],
])('returns whether %s is two edits away from %s: %s', (a, b, expected) => {
  expect(isTwoEditsAway(a, b)).toBe(expected);
});
