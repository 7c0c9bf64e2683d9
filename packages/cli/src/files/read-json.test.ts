import { expect, test } from 'vitest';

import { readJson } from './read-json';

test('returns the value of valid JSON', () => {
  expect(readJson('a.json', '["x"]')).toEqual({ value: ['x'] });
});

test.each([
  ['a trailing comma', '[\n  "a",\n]', 3],
  ['a comment', '[\n  // no\n  "a"\n]', 2],
  ['an unexpected end of file', '[\n  "a"', 2],
  ['single quotes', "[\n  'a'\n]", 2],
])('reports the line of %s', (_, source, line) => {
  expect(readJson('a.json', source).problem?.line).toBe(line);
});
