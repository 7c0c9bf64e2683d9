import { expect, test } from 'vitest';
import { compilePage, compileToMarkup } from '../testing/compile-page';
import { defineFixtureTests } from '../testing/fixture-tests';

defineFixtureTests('remark-containers');

async function openingOf(source: string, path?: string): Promise<string> {
  const markup = await compileToMarkup(`${source}\nText\n:::`, {}, path);
  return markup.replace(/(?<=<\/p>)<p>Text.*/, '');
}

async function titleOf(source: string, path?: string): Promise<string | undefined> {
  return /class="oct-callout-title">(.*?)<\/p>/.exec(await openingOf(source, path))?.[1];
}

test.each([
  ['Fix for #123', 'Fix for #123'],
  ['The .env file', 'The .env file'],
  ['C# .NET #1', 'C# .NET #1'],
  ['A \\" #1', 'A " #1'],
  ["It's #1", "It's #1"],
])(
  'titles in attributes can contain text that looks like an ID or a class: %s',
  async (title, text) => {
    expect(await titleOf(`:::tip{title="${title}"}`)).toBe(text);
    expect(await titleOf(`:::tip{#id title="${title}" .class}`)).toBe(text);
  },
);

test.each([
  '1. Install',
  '2. 安装 Node',
  '# a',
  '#',
  'a #',
  'a \\# #',
  '- a',
  '---',
  '===',
  '+ a',
  '| a |',
  '[a]: b',
  'import your data',
])('titles in attributes that look like blocks are text: %s', async (title) => {
  const text = title.replace('\\', '');
  expect(await titleOf(`:::tip{title="${title}"}`)).toBe(text);
  expect(await titleOf(`:::tip title="${title}"`)).toBe(text);
  expect(await titleOf(`:::tip{title="${title}"}`, '/site/en/page.md')).toBe(text);
});

test('titles in attributes can start with a quote marker or a component', async () => {
  expect(await titleOf(':::tip{title="> a"}')).toBe('> a');
  expect(await titleOf(":::tip{title='<kbd>A</kbd>'}")).toBe('<kbd>A</kbd>');
});

test.each(['{title="See [a](./missing)"}', '{title=\'See <a href="./missing">a</a>\'}'])(
  'links in titles have the position of their container: %s',
  async (attributes) => {
    const { content } = await compilePage(`# T\n\nText\n\n  :::tip${attributes}\nText\n:::`);
    expect(content.links).toMatchObject([{ line: 5, column: 3 }]);
  },
);

test.each([
  ['#v1.2', 'id="v1.2" class="oct-callout"'],
  ['#安装', 'id="安装" class="oct-callout"'],
  ['.a.b', 'class="oct-callout a b"'],
  ['.md:flex .提示 #a', 'id="a" class="oct-callout md:flex 提示"'],
  ['title="#a .b"', 'class="oct-callout"'],
])(
  'IDs and classes can contain all characters except spaces and braces: %s',
  async (attributes, expected) => {
    expect(await openingOf(`:::tip{${attributes}}`)).toContain(`<div ${expected} data-type="tip">`);
    const { warnings } = await compilePage(`:::tip{${attributes}}\nText\n:::`);
    expect(warnings).toEqual([]);
  },
);

test('the attributes of a code group can contain text that looks like an ID', async () => {
  const { warnings } = await compilePage(
    ':::code-group{groupId="a #b"}\n\n```sh [npm]\nnpm i\n```\n\n:::',
  );
  expect(warnings).toEqual([]);
});
