import { expect, test } from 'vitest';

import { getSection } from './section';

const toc = [
  { id: 'a', text: 'A `code`', depth: 2 },
  { id: 'sub', text: 'Sub', depth: 3 },
  { id: 'b', text: 'B', depth: 2 },
  { id: 'sub-1', text: 'Sub', depth: 3 },
  { id: 'zh', text: '退出码', depth: 2 },
  { id: 'gone', text: 'Only on the page', depth: 2 },
];
const markdown = `# Title

## A \`code\`

One

\`\`\`\`md
\`\`\`
## B
\`\`\`\`

### Sub (1.2)

Two

~~~
### Sub
~~~

## B ##

### Sub

Three

## 退出码

Four
`;

test.each([
  [
    'a',
    '## A `code`\n\nOne\n\n````md\n```\n## B\n````\n\n### Sub (1.2)\n\nTwo\n\n~~~\n### Sub\n~~~\n',
  ],
  ['sub', '### Sub (1.2)\n\nTwo\n\n~~~\n### Sub\n~~~\n'],
  ['b', '## B ##\n\n### Sub\n\nThree\n'],
  ['zh', '## 退出码\n\nFour\n'],
  ['gone', undefined],
  ['', undefined],
  ['toString', undefined],
])('returns the section #%s with its subsections', (id, expected) => {
  expect(getSection(markdown, toc, id)).toBe(expected);
});

test('tells headings with the same text apart by their order', () => {
  const text = '## Same\n\n1\n\n## Same\n\n2\n';
  const same = [
    { id: 'x', text: 'Same', depth: 2 },
    { id: 'y', text: 'Same', depth: 2 },
  ];
  expect(getSection(text, same, 'x')).toBe('## Same\n\n1\n');
  expect(getSection(text, same, 'y')).toBe('## Same\n\n2\n');
});

/** Returns the first line after the heading of a section, or `undefined` if the section is not found. */
const textOf = (
  markdown: string,
  headings: [id: string, text: string, depth?: number][],
  id: string,
) =>
  getSection(
    markdown,
    headings.map(([id, text, depth = 2]) => ({ id, text, depth })),
    id,
  )
    ?.split('\n')
    .find((line) => /text/.test(line))
    ?.replace(/^[\s>]*/, '');

test.each([
  ['getkey', 'text of get(key)'],
  ['get', 'text of get'],
  ['windows', 'text for Windows'],
  ['install', 'text for all'],
])('tells headings that differ in parentheses apart: %s', (id, expected) => {
  const markdown =
    '## get(key)\n\ntext of get(key)\n\n## get\n\ntext of get\n\n' +
    '## Install (Windows)\n\ntext for Windows\n\n## Install\n\ntext for all\n';
  const headings: [string, string][] = [
    ['getkey', 'get(key)'],
    ['get', 'get'],
    ['windows', 'Install (Windows)'],
    ['install', 'Install'],
  ];
  expect(textOf(markdown, headings, id)).toBe(expected);
});

test.each([
  ['in a quote', 'Quoted', '> ## Quoted\n>\n> text\n'],
  ['in a callout', 'Tip', '> [!TIP]\n> ## Tip\n>\n> text\n'],
  ['in a list', 'Step', '- item\n\n    ## Step\n\n    text\n'],
  ['at the start of a list item', 'Step', '1. ## Step\n\n   text\n'],
  ['with a link', 'Link to x', '## Link [to x](./index.html#a_(b))\n\ntext\n'],
  ['with a reference', 'Link to x', '## Link [to x][ref]\n\ntext\n'],
  ['with a badge at its start', 'Title', '## (beta) Title\n\ntext\n'],
  ['with a badge in its middle', 'Title and more', '## Title (beta) and more\n\ntext\n'],
  ['with an image', 'Title', '## ![Logo](a.png) Title\n\ntext\n'],
  ['with a linked image', 'Title', '## [![Logo](a.png)](./b.html) Title\n\ntext\n'],
  ['that is underlined', 'Title', 'Title\n-----\n\ntext\n'],
  ['in HTML', 'Title', '<h2 id="a">Title</h2>\n\ntext\n'],
  ['with HTML', 'Title', '## Title <a name="b"></a>\n\ntext\n'],
  ['with a character reference', 'A & B', '## A &amp; B\n\ntext\n'],
  ['of code with brackets', '`a[0](b)`', '## `a[0](b)`\n\ntext\n'],
  ['after code in a list', 'Title', '- ```sh\n  # Title\n  ```\n\n## Title\n\ntext\n'],
  ['of symbols', '!==', '## ===\n\nwrong text\n\n## !==\n\ntext\n'],
])('finds a heading %s', (_, text, markdown) => {
  expect(textOf(markdown, [['a', text]], 'a')).toBe('text');
});

test.each([
  ['another level', '### Title\n\ntext\n'],
  ['a list below', '- Title\n- text\n'],
  ['a rule below a table', '| a |\n| - |\n| Title |\n\n---\n\ntext\n'],
  ['the same start', '## Title of something else\n\ntext\n'],
])('does not take a heading with %s for another one', (_, markdown) => {
  expect(textOf(markdown, [['a', 'Title']], 'a')).toBeUndefined();
});

test.each([
  ['angle brackets', '<'.repeat(300_000)],
  ['starts of images', '![('.repeat(200_000)],
  ['starts of emphasis', '*a '.repeat(200_000)],
  ['quote markers', `${'>'.repeat(300_000)}a\rb`],
  ['spaces', `# ${' '.repeat(300_000)}a\rb`],
])('finds the heading after a line of many %s', (_, line) => {
  const markdown = `## ${line}\n\n${line}\n\n## Title\n\ntext\n`;
  expect(textOf(markdown, [['a', 'Title']], 'a')).toBe('text');
});

test('finds the headings after one that the Markdown does not have', () => {
  const markdown = '## Same\n\ntext\n\n## Last\n\nlast text\n';
  const headings: [string, string, number?][] = [
    ['component', 'From a component'],
    ['a', 'Same'],
    ['b', 'Last'],
  ];
  expect(textOf(markdown, headings, 'component')).toBeUndefined();
  expect(textOf(markdown, headings, 'a')).toBe('text');
  expect(textOf(markdown, headings, 'b')).toBe('last text');
});
