import { expect, test } from 'vitest';

import { CHINESE_SYNONYMS, createSynonymIndex, GENERAL_SYNONYMS } from './synonyms';

test('each member of a group finds the others', () => {
  const { find } = createSynonymIndex([['turn off', 'disable']]);
  expect(find(['disable', 'cache'], 0)).toEqual([{ length: 1, others: [['turn', 'off']] }]);
  expect(find(['to', 'turn', 'off'], 1)).toEqual([{ length: 2, others: [['disable']] }]);
  expect(find(['turn', 'on'], 0)).toEqual([]);
});

test('only the first member of a replacement finds the others', () => {
  const { find } = createSynonymIndex([], { replacements: [['专案', '项目']] });
  expect(find(['专案'], 0)).toEqual([{ length: 1, others: [['项目']] }]);
  expect(find(['项目'], 0)).toEqual([]);
});

test('ignores members without words', () => {
  const { find } = createSynonymIndex([['', 'disable']], { replacements: [[], ['?', '!']] });
  expect(find(['disable'], 0)).toEqual([{ length: 1, others: [] }]);
});

test('the built-in lists have at most 80 terms', () => {
  expect([...GENERAL_SYNONYMS, ...CHINESE_SYNONYMS].flat().length).toBeLessThanOrEqual(80);
});
