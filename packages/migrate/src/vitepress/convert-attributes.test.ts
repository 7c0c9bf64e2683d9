import { expect, test } from 'vitest';

import { convertPage } from './convert-pages';

const convert = (source: string, delimiters?: [left: string, right: string]) => {
  const { text, problems } = convertPage(source, 'a.md', delimiters && { delimiters });
  return { text, problems: problems.map(({ column, message }) => `${column} ${message}`) };
};

test.each([
  [
    'See [**ext** `c`](https://a.b "T"){target="_self" .x .y}.',
    'See <a href="https://a.b" title="T" target="_self" class="x y">**ext** `c`</a>.',
  ],
  ['[a](<./b c.md#d>){#e rel=me}', '<a href="./b%20c.md#d" id="e" rel="me">a</a>'],
  [
    'a ![i "j"](/x.png){width=10 lazy}',
    'a <img src="/x.png" alt="i &quot;j&quot;" width="10" lazy>',
  ],
  ['- ![](x_(1).png){.y}', '- <span><img src="x_(1).png" alt="" class="y"></span>'],
  [
    '[![i](x.png){width=10}](/y){target=_blank} [![i](z.png)](/y){.a}',
    '<a href="/y" target="_blank"><img src="x.png" alt="i" width="10"></a> <a href="/y" class="a">![i](z.png)</a>',
  ],
  ['## The [a](/b){.c}', '## The <a href="/b" class="c">a</a>'],
  ['`[a](b){.c}` \\[a](b){.c} [a](b) {c} {{ d }} $x_{i=1}$', undefined],
  ['[a](b){{ c }}', undefined],
  ['## A {#b}', undefined],
  ['```md\n[a](b){.c}\ntext {.c}\n```', undefined],
])('converts the attributes in %j to HTML', (source, expected = source) => {
  const { text, problems } = convert(source);
  expect(text).toBe(expected);
  expect(problems.filter((problem) => problem.includes('attribute'))).toEqual([]);
});

test.each([
  ['## A {#b .c}', '## A {#b}', [6]],
  ['## A {.c}', '## A', [6]],
  ['Text **b**{.c} `d`{e=f} g', 'Text **b** `d` g', [11, 19]],
  ['- Text {.c #d}', '- Text', [8]],
  ['{.c}', '', [1]],
])('removes and reports the attributes in %j', (source, expected, columns) => {
  const { text, problems } = convert(source);
  expect(text).toBe(expected);
  expect(problems).toEqual(
    columns.map((column) => `${column} An attribute list was not migrated.`),
  );
});

test('supports custom delimiters of attributes', () => {
  expect(convert('## A %{#b .c}%\n\n[d](e)%{.f}% [d](e){.f}', ['%{', '}%']).text).toBe(
    '## A {#b}\n\n<a href="e" class="f">d</a> [d](e){.f}',
  );
});
