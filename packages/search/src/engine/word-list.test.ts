// cspell:ignore moduls
import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  createWordList,
  findWordsNear,
  isOneEditAway,
  isTwoEditsAway,
  selectWords,
} from './word-list';

test('contains words of at least three Latin letters', () => {
  expect(selectWords(['a', 'mock', 'utf8', 'rs', '2.0', '测试', 'café'])).toEqual(['mock']);
});

test('finds words that are one or two edits away, up to a limit', () => {
  const words = createWordList(['modul', 'module', 'modules', 'nodules']);
  expect(findWordsNear('moduls', 1, words, 9)).toEqual(['modul', 'module', 'modules']);
  expect(findWordsNear('moduls', 1, words, 2)).toEqual(['modul', 'module']);
  expect(findWordsNear('moduls', 2, words, 9)).toContain('nodules');
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
