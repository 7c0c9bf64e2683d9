import { expect, test } from 'vitest';

import { getLinesOutsideCode } from './lines-outside-code';

const lines = getLinesOutsideCode;

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

test('finds fences in lists and quotes', () => {
  expect(lines('- ```sh\n  npm i\n  ```\n\n# A')).toEqual([
    ['', 4],
    ['# A', 5],
  ]);
  expect(lines('10. x\n\n    ```ts\n    # no\n    ```\n> ```\n> # no\n> ```\n# A')).toEqual([
    ['10. x', 1],
    ['', 2],
    ['# A', 9],
  ]);
});

test('a fence has no backticks after it, and closes without a language', () => {
  expect(lines('```a``` b\n# A')).toEqual([
    ['```a``` b', 1],
    ['# A', 2],
  ]);
  expect(lines('```md\n```js\n# no\n```\n# A')).toEqual([['# A', 5]]);
});
