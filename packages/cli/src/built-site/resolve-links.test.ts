import { expect, test } from 'vitest';

import { resolveLinks } from './resolve-links';

test.each([
  ['[a](./b.html#c)', '[a](/guide/b#c)'],
  [
    '> - [a](../b.html?x=1 "T"), [c](../zh/%E4%B8%AD.html)',
    '> - [a](/b?x=1 "T"), [c](/zh/%E4%B8%AD)',
  ],
  ['![i](../static/a.png)', '![i](/static/a.png)'],
  ['[![i](../a.png)](../index.html)', '[![i](/a.png)](/)'],
  ['[r]: ../d.html', '[r]: /d'],
  ['[x](https://a.org/./b) [y](#c) [z](/d)', '[x](https://a.org/./b) [y](#c) [z](/d)'],
  ['`[a](./b.md)` ``[`](./b.md)`` [c](./d.html)', '`[a](./b.md)` ``[`](./b.md)`` [c](/guide/d)'],
  ['```md\n[a](./b.md)\n```\n[a](./b.html)', '```md\n[a](./b.md)\n```\n[a](/guide/b)'],
  [
    '- ```md\n  [a](./b.md)\n  - ```\n  ```\n- [a](./b.html)',
    '- ```md\n  [a](./b.md)\n  - ```\n  ```\n- [a](/guide/b)',
  ],
  [
    '> 1. ~~~md\n>    [a](./b.md)\n>    ~~~\n> [a](./b.html)',
    '> 1. ~~~md\n>    [a](./b.md)\n>    ~~~\n> [a](/guide/b)',
  ],
  [
    '- > ```md\n  > [a](./b.md)\n  > ```\n  [a](./b.html)',
    '- > ```md\n  > [a](./b.md)\n  > ```\n  [a](/guide/b)',
  ],
  ['```js a``` [a](./b.html)\n[a](./b.html)', '```js a``` [a](/guide/b)\n[a](/guide/b)'],
])('resolves %j', (markdown, expected) => {
  expect(resolveLinks(markdown, 'guide/a.md')).toBe(expected);
});
