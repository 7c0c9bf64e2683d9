import { expect, test } from 'vitest';

import { Vocabulary } from './vocabulary';
import { createWordList } from './word-list';

const TERMS = ['mock', 'mocking', 'mocks', 'module', '测试', '测量'].sort();

function createVocabulary(firstTerms: readonly string[]) {
  return new Vocabulary(firstTerms, () => createWordList(TERMS));
}

/** Loads all terms, in parts that start with the given terms. */
function load(firstTerms: readonly string[]): Vocabulary {
  const vocabulary = createVocabulary(firstTerms);
  firstTerms.forEach((first, part) => {
    const next = firstTerms[part + 1];
    vocabulary.addPart(
      part,
      TERMS.filter((term) => term >= first && (next === undefined || term < next)),
    );
  });
  return vocabulary;
}

test.each([
  ['one part', ['mock']],
  ['several parts', ['mock', 'mocks', '测试']],
  ['a part for each term', TERMS],
])('finds terms in %s', (_, firstTerms) => {
  const vocabulary = load(firstTerms);
  expect(vocabulary.withPrefix('mock', 10)).toEqual(['mock', 'mocking', 'mocks']);
  expect(vocabulary.withPrefix('mock', 2)).toEqual(['mock', 'mocks']);
  expect(vocabulary.withPrefix('测', 10)).toEqual(['测试', '测量']);
  expect(vocabulary.withPrefix('zzz', 10)).toEqual([]);
  expect(vocabulary.withPrefix('aaa', 10)).toEqual([]);
  expect(TERMS.every((term) => vocabulary.has(term))).toBe(true);
  expect(['mod', 'modules', 'a', '试'].some((term) => vocabulary.has(term))).toBe(false);
  expect(vocabulary.isMissing).toBe(false);
});

test('records the parts that a lookup needs', () => {
  const vocabulary = createVocabulary(['mock', 'mocks', '测试']);
  expect(vocabulary.has('module')).toBe(false);
  expect(vocabulary.withPrefix('mock', 10)).toEqual([]);
  expect(vocabulary.isMissing).toBe(true);
  expect(vocabulary.takeMissing()).toEqual({ parts: [1, 0], words: false });
  expect(vocabulary.isMissing).toBe(false);
});

test('an index without terms needs no parts', () => {
  const vocabulary = createVocabulary([]);
  expect(vocabulary.has('mock')).toBe(false);
  expect(vocabulary.withPrefix('m', 10)).toEqual([]);
  expect(vocabulary.isMissing).toBe(false);
});

test('needs the list of words only for typos and for words that are written together', () => {
  const vocabulary = new Vocabulary(['mock'], () => undefined);
  expect(vocabulary.withEdits('moduel', 1, 9)).toEqual([]);
  expect(vocabulary.takeMissing()).toEqual({ parts: [], words: true });
  expect(vocabulary.hasWord('mock')).toBe(false);
  expect(vocabulary.takeMissing()).toEqual({ parts: [], words: true });
  expect(load(['mock']).withEdits('moduel', 1, 9)).toEqual(['module']);
  expect(load(['mock']).hasWord('mock')).toBe(true);
});
