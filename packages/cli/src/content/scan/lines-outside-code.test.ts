import { expect, test } from 'vitest';

import { linesOutsideCode } from './lines-outside-code';

const lines = (source: string) => [...linesOutsideCode(source)];

test('lines of fences are left out, and the others keep their numbers', () => {
  expect(lines('# A\n```ts\n# no\n```\ntext')).toEqual([
    ['# A', 1],
    ['text', 5],
  ]);
});

test('a fence ends at a mark of its own kind that is as long', () => {
  expect(lines('````md\n```\n# no\n~~~~\n````\n# A')).toEqual([['# A', 6]]);
});

test('a fence that nothing closes goes to the end', () => {
  expect(lines('a\n~~~\n# no\n```')).toEqual([['a', 1]]);
});
