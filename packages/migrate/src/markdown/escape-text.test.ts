import { expect, test } from 'vitest';

import { escapeText } from './escape-text';

test.each([
  ['__init__ and *args', '\\_\\_init\\_\\_ and \\*args'],
  ['snake_case and foo__bar', 'snake_case and foo__bar'],
  ['_private, trailing_ and a _ b', '\\_private, trailing\\_ and a \\_ b'],
  ['~~old~~', '\\~\\~old\\~\\~'],
  ['List<T>, {id} and a[0]', 'List\\<T>, \\{id} and a\\[0\\]'],
  ['C:\\dir, \\d and \\*', 'C:\\dir, \\d and \\\\\\*'],
  ['The ` key', 'The \\` key'],
  ['The `<T>` and `__a__` of *b', 'The `<T>` and `__a__` of \\*b'],
])('%j becomes %j', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});
