import { expect, test } from 'vitest';

import { CHINESE } from './chinese';

const { regionalWords } = CHINESE;

test('regional words have simplified characters, and differ', () => {
  expect(regionalWords).toContainEqual(['专案', '项目']);
  expect(regionalWords).toContainEqual(['伺服器', '服务器']);
  for (const words of regionalWords) expect(new Set(words).size).toBe(words.length);
});

test('regional words have several characters', () => {
  expect(regionalWords.flat().filter((word) => word.length < 2)).toEqual([]);
});
