import { expect, test } from 'vitest';

import { convertDocusaurusPage } from './convert-docusaurus-page';

const convert = (source: string) => convertDocusaurusPage(source);

test('a page without JSX stays Markdown, with its title as the heading', () => {
  const { text, extension } = convert(
    '---\nid: a\ntitle: First `page`\nsidebar_label: A\nkeywords: [x, y]\n---\n\nText with a < b and {braces}.\n',
  );
  expect(extension).toBe('.md');
  expect(text).toBe(
    `---\ntitle: First \`page\`\nhead:\n  - - meta\n    - name: keywords\n      content: x, y\n---\n\n# First \`page\`\n\nText with a < b and {braces}.\n`,
  );
});

test.each([
  ['---\ntitle: A\n---\n\n# B\n', '---\ntitle: A\n---\n\n# B\n'],
  ['---\ntitle: A\nhide_title: true\n---\n\nText\n', '---\ntitle: A\n---\n\nText\n'],
  [
    '---\nunlisted: true\nhide_table_of_contents: true\n---\n# A\n',
    '---\nunlisted: true\noutline: false\n---\n# A\n',
  ],
])('converts the frontmatter of %j', (source, text) => {
  expect(convert(source).text).toBe(text);
});

test('reports links to other pages and images that frontmatter of Octavo cannot have', () => {
  const { text, problems } = convert(
    '---\npagination_prev: null\npagination_next: other\nimage: ./card.png\n---\n# A\n',
  );
  expect(text).toBe('# A\n');
  expect(problems.map(({ message }) => message)).toEqual([
    '`pagination_prev` was not migrated.',
    '`pagination_next` was not migrated.',
    '`image` was not migrated, because "./card.png" is a relative path.',
  ]);
  expect(convert('---\nimage: /img/card.png\n---\n# A\n')).toMatchObject({
    text: '---\nimage: /img/card.png\n---\n# A\n',
    problems: [],
  });
});

test('reports frontmatter without an equivalent', () => {
  const { text, problems } = convert(
    '---\ncustom_edit_url: https://example.com/a.md\nlast_update: { date: 2024-01-02 }\ntoc_max_heading_level: 5\nsidebar_class_name: a\npagination_label: B\nsidebar_position: 1\n---\n# A\n',
  );
  expect(text).toBe('# A\n');
  expect(problems.map(({ message }) => message)).toEqual([
    '`custom_edit_url` was not migrated.',
    '`last_update` was not migrated.',
    '`pagination_label` was not migrated.',
    '`sidebar_class_name` was not migrated.',
    '`toc_max_heading_level` was not migrated.',
  ]);
  expect(convert('---\ncustom_edit_url: null\n---\n# A\n')).toMatchObject({
    text: '---\neditLink: false\n---\n# A\n',
    problems: [],
  });
});

test('converts tabs and removes their imports', () => {
  const source = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

# A

<Tabs groupId="os" queryString="os">
<TabItem value="a" label="A">

Text <!-- note --> with <br> and 1 <2.

\`\`\`mdx
<TabItem>
\`\`\`

</TabItem>
</Tabs>
`;
  const { text, extension } = convert(source);
  expect(extension).toBe('.mdx');
  expect(text).toBe(`
# A

<Tabs groupId="os">
<Tab value="a" label="A">

Text {/* note */} with <br /> and 1 \\<2.

\`\`\`mdx
<TabItem>
\`\`\`

</Tab>
</Tabs>
`);
});

test('expressions, attributes and formulas of MDX pages stay unchanged', () => {
  const source =
    "# A\n\n{[1, 2].map((n) => <li key={n}>{n < 2 ? 'a' : 'b'}</li>)}\n\n<Foo when={a < b} />\n\n$a < b$\n";
  expect(convert(source)).toMatchObject({ text: source, extension: '.mdx' });
});

test('converts the features of code blocks', () => {
  const source = `\`\`\`js title='a.js' showLineNumbers {1}
a();
// highlight-next-line
b();
// highlight-start
c();
d();
// highlight-end
\`\`\`

\`\`\`bash npm2yarn
npm install --save-dev octavo
\`\`\`
`;
  expect(convert(source).text).toBe(`\`\`\`js title="a.js" lineNumbers {1,2,3-4}
a();
b();
c();
d();
\`\`\`

<PackageManagerTabs command="install --save-dev octavo" />
`);
});

test('converts admonitions, comments with IDs, and paths of public files', () => {
  expect(
    convert(
      ':::success Done\nText\n:::\n\n## A {/* #b */}\n\n## Use `a` of `b` {/* #c */}\n\n`{/* #d */}`\n\n[a](pathname:///b.pdf)\n\n<!-- truncate -->\n',
    ).text,
  ).toBe(
    ':::tip Done\nText\n:::\n\n## A {#b}\n\n## Use `a` of `b` {#c}\n\n`{/* #d */}`\n\n[a](/b.pdf)\n\n\n',
  );
});

test('a title is text, except for code', () => {
  expect(convert('---\ntitle: __init__, *args and `*x`\n---\n\nText\n').text).toContain(
    '\n# \\_\\_init\\_\\_, \\*args and `*x`\n',
  );
});

test('the text after an admonition stays unchanged', () => {
  const source = '# A\n\n:::note\n\nText\n\n:::\n\nsuccess is near\n\n:::\n\n\nsecondary text\n';
  expect(convert(source).text).toBe(source);
  expect(convert('- a\n\n  ::: success\n  Text\n  :::\n').text).toContain('  ::: tip\n');
});

test('the content of mdx-code-block fences is part of the page', () => {
  const source = `# A

\`\`\`mdx-code-block
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs>
<TabItem value="a">
\`\`\`

Text

\`\`\`\`mdx-code-block
\`\`\`js title='a.js'
a();
\`\`\`

</TabItem>
</Tabs>
\`\`\`\`
`;
  expect(convert(source)).toEqual({
    text: `# A\n\n\n<Tabs>\n<Tab value="a">\n\nText\n\n\`\`\`js title="a.js"\na();\n\`\`\`\n\n</Tab>\n</Tabs>\n`,
    extension: '.mdx',
    problems: [],
  });
  const shown = '# A\n\n````md\n```mdx-code-block\n<A />\n```\n````\n';
  expect(convert(shown).text).toBe(shown);
});

test('writes the date, the authors and the tags of posts', () => {
  const source = '---\ntitle: A\ndate: 2024-01-02\nauthors: [ann]\ntags: [x]\n---\n# A\n';
  expect(convert(source).text).toBe('---\ntitle: A\n---\n# A\n');
  const post = { date: '2024-01-02', authors: [{ name: 'Ann', url: '/ann' }, 'Bob'], tags: ['x'] };
  expect(convertDocusaurusPage(source, post).text).toBe(
    '---\ntitle: A\ndate: 2024-01-02\nauthors:\n  - name: Ann\n    url: /ann\n  - Bob\ntags:\n  - x\n---\n# A\n',
  );
});

test('names features without an equivalent', () => {
  const { problems } = convert('```jsx live\n<A />\n```\n\n```mermaid\na\n```\n');
  expect(problems.map(({ message }) => message)).toEqual([
    'Live code blocks are shown as static code.',
    'Mermaid diagrams are shown as code.',
  ]);
  expect(problems[1]?.hint).toContain('`mermaid()` from @octavo/plugins/mermaid');
});
