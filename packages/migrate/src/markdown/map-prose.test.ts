import { expect, test } from 'vitest';

import { blankCode, mapMarkdown } from './map-prose';

test.each([
  ['`a` ``b ` c`` d', '              d'],
  ['`a\nb` c', '  \n   c'],
  ['a ` b\n\n`c` d', 'a ` b\n\n    d'],
  ['\\` a `b` c', '\\` a     c'],
  ['```js\na\n``` b\n```\nc', '     \n \n     \n   \nc'],
  ['- ```js\n  - ```\n  ```\nc', '       \n       \n     \nc'],
  ['> ```js\n> a\n\nb', '       \n   \n\nb'],
  ['> ```js\n> a\nb', '       \n   \nb'],
  ['> 1. ~~~js\n>    a\n>    ~~~\nb', '          \n      \n        \nb'],
])('replaces the code in %j with spaces', (source, blanked) => {
  expect(blankCode(source)).toBe(blanked);
});

test('preserves the lines of all code blocks', () => {
  const source = '> ```js\n> a\nb\n\n- ~~~\n  c\n  ~~~\n```\nd';
  expect(mapMarkdown(source, {})).toBe(source);
});
