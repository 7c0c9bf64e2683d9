import { expect, test } from 'vitest';

import { convertPage, getTargetPath } from './convert-pages';

const convert = (source: string, path = 'guide/a.md') => convertPage(source, path).text;
const problemsOf = (source: string) =>
  convertPage(source, 'a.md').problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

test('renames frontmatter keys and preserves the rest', () => {
  expect(
    convert(`---
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
  expect(convert(same)).toBe(same);
  expect(convert('---\nlayout: doc\n---\nText\n')).toBe('\nText\n');
});

test('removes frontmatter with default behavior', () => {
  const source = `---
outline: deep
sidebar: auto
lastUpdated: true
---
Text`;
  expect(convert(source)).toBe('\nText');
  expect(problemsOf(source)).toEqual([]);
  expect(convert('---\noutline: [2, 4]\nsidebar: false\n---')).toBe('---\nsidebar: false\n---');
  expect(convert('---\neditLink: false\naside: left\n---')).toBe('---\neditLink: false\n---');
  expect(problemsOf('---\noutline: [3, 6]\nlastUpdated: false\n---')).toEqual([
    '2:1 `outline` was not migrated.',
    '3:1 `lastUpdated` was not migrated.',
  ]);
});

test('does not change syntax that both tools share', () => {
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
  expect(convert(same)).toBe(same);
});

test.each([
  ['```ts [a b.ts]\n```', '```ts title="a b.ts"\n```'],
  ['```ts:line-numbers {1}\n```', '```ts lineNumbers {1}\n```'],
  ['```ts:line-numbers=5\n```', '```ts lineNumbers=5\n```'],
  ['```ts:no-line-numbers\n```', '```ts lineNumbers=false\n```'],
  ['```ts:line-numbers{3,8}\n```', '```ts lineNumbers {3,8}\n```'],
  ['``` [File tree]\n```', '```text title="File tree"\n```'],
  [
    '::: code-group\n``` [A]\n```\n```ts:line-numbers{1} [B]\n```\n:::',
    '::: code-group\n```text [A]\n```\n```ts lineNumbers {1} [B]\n```\n:::',
  ],
  ['::: tip A b {#c .d}\n:::', '::: tip{title="A b" #c .d}\n:::'],
  ['::: tip\n::: code-group\n:::\nText', '::: tip\n::: code-group\n:::\n:::\nText'],
  ['::: tip\n::: info\n:::\n:::\nText', '::: tip\n::: info\n:::\n:::\nText'],
  ['::: tip\n::: v-pre\n:::\n::: tip\n:::', '::: tip\n\n:::\n::: tip\n:::'],
  [':::: tip\n::: info\n:::\n::::', ':::: tip\n::: info\n:::\n::::'],
  ['::: tip {no-title}\n:::', '::: tip\n:::'],
  ['- <<< @/x.js', '- ```js file="<root>/_snippets/x.js"\n  ```'],
  ['> 1. <<< @/x.js', '> 1. ```js file="<root>/_snippets/x.js"\n>    ```'],
  ['<<< @/code/x.js', '```js file="<root>/_snippets/code/x.js"\n```'],
  [
    '  <<< ./x.cs#part{1,3-4 c#} [Name]',
    '  ```c# file="<root>/_snippets/guide/x.cs#part" {1,3-4} title="Name"\n  ```',
  ],
  [
    '````md\n```ts:line-numbers\n<<< @/x.js\n{{ a }}\n```\n````',
    '````md\n```ts:line-numbers\n<<< @/x.js\n{{ a }}\n```\n````',
  ],
])('converts %j', (source, expected) => {
  expect(convert(source)).toBe(expected);
});

test.each([
  [
    '### Title <Badge type="info" text="a_b" />',
    '### Title <span class="oct-badge" data-type="info">a\\_b</span>',
  ],
  [
    'A <Badge>new</Badge> `<Badge />`',
    'A <span class="oct-badge" data-type="tip">new</span> `<Badge />`',
  ],
  [
    '# A <Badge type="caution">old</Badge>',
    '# A <span class="oct-badge" data-type="danger">old</span> {#a-old}',
  ],
  [
    '::: v-pre\n{{ a }}\n:::\n\n:::: tip\n::: raw\n<b>\n:::\n::::',
    '\n{{ a }}\n\n\n:::: tip\n\n<b>\n\n::::',
  ],
  ['<p v-pre>{{ a }}</p>', '<p>{{ a }}</p>'],
  ['```js-vue {1}\n```', '```js {1}\n```'],
  [`<img :src="withBase('/a.png')">`, '<img src="/a.png">'],
  ['<style>\na {}\n</style>', '<style>\na {}\n</style>'],
  ['<!--@include: ./b.md-->', '<!-- @include: ./b.md -->'],
  ['<!-- @include: ../b.md{3,} -->', '<!-- @include: ../b.md#L3- -->'],
  ['<!--@include: @/b.md{,9}-->', '<!-- @include: <root>/b.md#L1-L9 -->'],
  ['<!--@include: ./b.md#part-->', '<!-- @include: ./b.md#part -->'],
  ['[[toc]]', '[[toc]]'],
])('converts %j without problems', (source, expected) => {
  expect(convert(source)).toBe(expected);
  expect(problemsOf(source)).toEqual([]);
});

test('updates the paths of includes', () => {
  const toTarget = (path: string) => `en/${path}`;
  expect(convertPage('<!--@include: ../b.md-->', 'guide/a.md', { toTarget }).text).toBe(
    '<!-- @include: ../b.md -->',
  );
  expect(convertPage('<!--@include: @/b.md-->', 'a.md', { toTarget }).text).toBe(
    '<!-- @include: <root>/en/b.md -->',
  );
});

test('supports custom delimiters of heading IDs', () => {
  const delimiters: [string, string] = ['%{', '}%'];
  expect(convertPage('## 二 %{#two}%', 'a.md', { delimiters }).text).toBe('## 二 {#two}');
});

test('converts Vue elements to comments', () => {
  expect(
    convert(`<script setup>
import A from 'a' // -->
</script>

<A
  :b="c > 1"
/>

<ClientOnly>

**Text** <B/> \`<C />\` <!-- <D /> -->

</ClientOnly>

\`\`\`vue
<template />
\`\`\`
`),
  ).toBe(`<!-- <script setup>
import A from 'a' // -- >
</script> -->

<!-- <A
  :b="c > 1"
/> -->

<!-- <ClientOnly> -->

**Text** <!-- <B/> --> \`<C />\` <!-- <D /> -->

<!-- </ClientOnly> -->

\`\`\`vue
<template />
\`\`\`
`);
});

test.each([
  [
    'a fence after a list marker',
    '- ```vue\n  <A>{{ b }}</A>\n  ```\n\n<B/>',
    '- ```vue\n  <A>{{ b }}</A>\n  ```\n\n<!-- <B/> -->',
  ],
  [
    'a fence in a block quote',
    '> ```vue\n> <A />\n> ```\n\n<B/>',
    '> ```vue\n> <A />\n> ```\n\n<!-- <B/> -->',
  ],
  [
    'a fence that ends with its block quote',
    '> ```vue\n> <A />\n\n<B/>',
    '> ```vue\n> <A />\n\n<!-- <B/> -->',
  ],
  ['a line that starts with inline code', '```a``` b <B/>', '```a``` b <!-- <B/> -->'],
  ['inline code on two lines', '`a\n<A/>` b <B/>', '`a\n<A/>` b <!-- <B/> -->'],
  ['an escaped element', '\\<A> and \\\\<B/>', '\\<A> and \\\\<!-- <B/> -->'],
])('recognizes %s', (_, source, expected) => {
  expect(convert(source)).toBe(expected);
});

test('reports unsupported syntax with its position', () => {
  expect(
    problemsOf(`---
layout: team
outline: 2
prev: false
---

A {{ b }} and \`{{ c }}\`, \`<D />\` <E />.

<script setup>
const { a } = {{ b: 1 }}
</script>

<style lang="scss">
</style>

<p v-if="x"> at 10:30:15 :tada:

\`\`\`js-vue
{{ a }}
\`\`\`

::: v-pre
{{ a }} <F />
:::

<G /> <H />
`),
  ).toEqual([
    '2:1 `layout` was not migrated.',
    '3:1 `outline` was not migrated.',
    '4:1 `prev` was not migrated.',
    '7:3 A Vue expression was not migrated.',
    '7:34 A Vue component was not migrated.',
    '9:1 A Vue script was not migrated.',
    '13:1 A Vue stylesheet was not migrated.',
    '16:3 A Vue directive was not migrated.',
    '16:26 An emoji shortcode was not migrated.',
    '19:1 A Vue expression was not migrated.',
    '23:9 A Vue component was not migrated.',
    '26:1 A Vue component was not migrated.',
  ]);
  expect(problemsOf(':tada: at 10:30:15, a::b:c, https://a.b/:id:')).toEqual([
    '1:1 An emoji shortcode was not migrated.',
  ]);
  expect(problemsOf("{{ a ? ':b:' : 1 }} :tada: `{{ c }}`")).toEqual([
    '1:1 A Vue expression was not migrated.',
    '1:21 An emoji shortcode was not migrated.',
  ]);
});

test('reports details that are open by default', () => {
  const source = '::: details A {open}\n:::';
  expect(convert(source)).toBe('::: details A\n:::');
  expect(problemsOf(source)).toEqual(['1:15 `{open}` was not migrated.']);
});

test('moves each language to its folder', () => {
  const folders = new Map([
    ['en', ''],
    ['zh', 'zh'],
    ['pt', 'br'],
  ]);
  const paths = ['index.md', 'guide/a.md', 'zh/index.md', 'br/x/y.md', 'public/a.png', 'zhx/a.md'];
  expect(paths.map((path) => getTargetPath(path, folders))).toEqual([
    'en/index.md',
    'en/guide/a.md',
    'zh/index.md',
    'pt/x/y.md',
    'public/a.png',
    'en/zhx/a.md',
  ]);
  expect(getTargetPath('guide/a.md', new Map())).toBe('guide/a.md');
});

test.each(['title: *Not*', 'title: a: b'])('does not change invalid frontmatter: %s', (yaml) =>
  expect(convert(`---\n${yaml}\n---\n\nText\n`)).toBe(`---\n${yaml}\n---\n\nText\n`),
);

test('markup with components does not become an indented code block', () => {
  const source = `<VPTeamPage>
  <VPTeamPageTitle>
    <template #title>Meet the team</template>
    <div>
        Names
    </div>
  </VPTeamPageTitle>
</VPTeamPage>

    code`;
  expect(convert(source)).toBe(`<!-- <VPTeamPage> -->
  <!-- <VPTeamPageTitle> -->
<!-- <template #title> -->Meet the team<!-- </template> -->
<div>
Names
</div>
  <!-- </VPTeamPageTitle> -->
<!-- </VPTeamPage> -->

    code`);
});
