import { expect, test } from 'vitest';

import { convertPage, moved } from './convert-pages';

const textOf = (source: string, path = 'guide/a.md') => convertPage(source, path).text;
const problemsOf = (source: string) =>
  convertPage(source, 'a.md').problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

test('frontmatter takes the names it has here, and keeps the rest', () => {
  expect(
    textOf(`---
# mine
layout: home
titleTemplate: ':title - Docs'
aside: false
hero:
  name: A
  actions:
    - link: ./guide/a
---

Text
`),
  ).toBe(`---
# mine
pageType: home
titleSuffix: "- Docs"
outline: false
hero:
  name: A
  actions:
    - link: /guide/a
---

Text
`);
  const same = '---\ntitle:   A\nsidebar: false\n---\nText\n';
  expect(textOf(same)).toBe(same);
  expect(textOf('---\nlayout: doc\n---\nText\n')).toBe('\nText\n');
});

test('what both dialects write alike stays as it is', () => {
  const same = `::: details Title
:::

::: code-group
\`\`\`sh [npm]
npm i # [!code ++]
\`\`\`
:::

> [!NOTE]

## A {#a}
`;
  expect(textOf(same)).toBe(same);
});

test.each([
  ['```ts [a b.ts]\n```', '```ts title="a b.ts"\n```'],
  ['```ts:line-numbers {1}\n```', '```ts lineNumbers {1}\n```'],
  ['```ts:line-numbers=5\n```', '```ts lineNumbers=5\n```'],
  ['```ts:no-line-numbers\n```', '```ts lineNumbers=false\n```'],
  ['::: tip {no-title}\n:::', '::: tip\n:::'],
  ['::: details A {open}\n:::', '::: details A\n:::'],
  ['<<< @/code/x.js', '```js file="<root>/_snippets/code/x.js"\n```'],
  [
    '  <<< ./x.cs#part{1,3-4 c#} [Name]',
    '  ```c# file="<root>/_snippets/guide/x.cs#part" {1,3-4} title="Name"\n  ```',
  ],
  [
    '````md\n```ts:line-numbers\n<<< @/x.js\n{{ a }}\n```\n````',
    '````md\n```ts:line-numbers\n<<< @/x.js\n{{ a }}\n```\n````',
  ],
])('%s', (source, expected) => {
  expect(textOf(source)).toBe(expected);
});

test('what cannot be written otherwise is told with its place', () => {
  expect(
    problemsOf(`---
layout: team
outline: deep
prev: false
---

[[toc]]

A {{ b }} and \`{{ c }}\`, \`<D />\` <E />.

<script setup>
const { a } = {{ b: 1 }}
</script>

<!--@include: ./part.md-->
<p v-if="x">
`),
  ).toEqual([
    '2:1 layout: not carried over.',
    '3:1 outline: not carried over.',
    '4:1 prev: not carried over.',
    '7:1 Expected Markdown, got a table of contents.',
    '9:3 Expected Markdown, got an expression of Vue.',
    '11:1 Expected Markdown, got a script of Vue.',
    '15:1 Expected Markdown, got an inclusion.',
    '16:3 Expected Markdown, got a directive of Vue.',
  ]);
});

test('each language has a folder', () => {
  const folders = new Map([
    ['en', ''],
    ['zh', 'zh'],
    ['pt', 'br'],
  ]);
  const paths = ['index.md', 'guide/a.md', 'zh/index.md', 'br/x/y.md', 'public/a.png', 'zhx/a.md'];
  expect(paths.map((path) => moved(path, folders))).toEqual([
    'en/index.md',
    'en/guide/a.md',
    'zh/index.md',
    'pt/x/y.md',
    'public/a.png',
    'en/zhx/a.md',
  ]);
  expect(moved('guide/a.md', new Map())).toBe('guide/a.md');
});

test.each(['title: *Not*', 'title: a: b'])('frontmatter that cannot be read stays: %s', (yaml) =>
  expect(textOf(`---\n${yaml}\n---\n\nText\n`)).toBe(`---\n${yaml}\n---\n\nText\n`),
);
