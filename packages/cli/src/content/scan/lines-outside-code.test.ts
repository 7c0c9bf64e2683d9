import { expect, test } from 'vitest';

import { getLinesOutsideCode } from './lines-outside-code';

const lines = (source: string) => [...getLinesOutsideCode(source)];

test('skips fenced code blocks and keeps line numbers', () => {
  expect(lines('# A\n```ts\n# no\n```\ntext')).toEqual([
    ['# A', 1],
    ['text', 5],
  ]);
});

test('closes a fence at the same characters with at least the same length', () => {
  expect(lines('````md\n```\n# no\n~~~~\n````\n# A')).toEqual([['# A', 6]]);
});

test('continues an unclosed fence to the end of the file', () => {
  expect(lines('a\n~~~\n# no\n```')).toEqual([['a', 1]]);
});
