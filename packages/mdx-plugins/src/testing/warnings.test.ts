import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage } from './compile-page';
import { createTempSite } from './temp-site';

/** A Markdown page, because an unclosed brace is an error in MDX. */
const MARKDOWN = '/site/en/page.md';

async function warningsOf(source: string, path?: string): Promise<string[]> {
  const { warnings } = await compilePage(source, {}, path);
  return warnings.map(
    ({ line, column, message, hint }) => `${line}:${column} ${message} | ${hint}`,
  );
}

test('warns about an unclosed container', async () => {
  expect(await warningsOf('# T\n\n:::tip\nText')).toMatchInlineSnapshot(`
    [
      "3:1 Unclosed container "tip" | Close the container with \`:::\` on a separate line.",
    ]
  `);
});

test('the hint for an unclosed container has the colons of its opening fence', async () => {
  expect(await warningsOf('::::info\nText\n:::')).toMatchInlineSnapshot(`
    [
      "1:1 Unclosed container "info" | Close the container with \`::::\` on a separate line.",
      "3:1 \`:::\` does not close a container | Close the container "info" with \`::::\`.",
    ]
  `);
  expect(await warningsOf('::::code-group\n\n```sh\nx\n```\n\n:::\n')).toMatchInlineSnapshot(`
    [
      "1:1 Unclosed container "code-group" | Close the container with \`::::\` on a separate line.",
      "7:1 \`:::\` does not close a container | Close the container "code-group" with \`::::\`.",
    ]
  `);
});

test('warns about an unknown container type', async () => {
  expect(await warningsOf(':::wanring\nText\n:::')).toMatchInlineSnapshot(`
    [
      "1:1 Unknown container type "wanring"; falling back to "note" | Did you mean "warning"?",
    ]
  `);
});

test('warns about colons outside a container', async () => {
  expect(await warningsOf('Text\n\n:::\n')).toMatchInlineSnapshot(`
    [
      "3:1 \`:::\` does not close a container | Remove the line, or open a container before it, for example with \`:::tip\`.",
    ]
  `);
  expect(await warningsOf(':::\nText\n:::')).toMatchInlineSnapshot(`
    [
      "1:1 \`:::\` does not close a container | Remove the line, or open a container before it, for example with \`:::tip\`.",
    ]
  `);
});

test.each([
  ['Text\n:::', '2:1'],
  ['Text **bold**\ntwo\n:::', '3:1'],
  ['> Text\n> :::', '2:3'],
  ['- Text\n  :::  ', '2:3'],
  ['Text\n::::\nmore', '2:1'],
])('warns about the closing fence below the text of %j', async (source, point) => {
  expect(await warningsOf(source)).toEqual([
    `${point} \`:::\` does not close a container | Remove the line, or open a container before it, for example with \`:::tip\`.`,
  ]);
});

test.each([
  '\\:::tip\nText',
  'Text\n\n> \\:::',
  '\ufeff\\:::',
  'Text\n\\:::',
  'Text\n\n- a:\n  \\:::',
  '`a\n:::\nb`',
  'Text &colon;::\n&colon;::',
])('does not warn about the escaped colons in %j', async (source) => {
  expect(await warningsOf(source)).toEqual([]);
});

test('warns about an unknown code block language', async () => {
  expect(await warningsOf('```typscript\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:1 Unknown code block language "typscript"; falling back to plain text | Did you mean "typescript"?",
    ]
  `);
});

test('warns about invalid code block attributes', async () => {
  expect(await warningsOf('```ts title="open\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Missing closing quote for attribute "title" | Write \`title="…"\`.",
    ]
  `);
  expect(await warningsOf('```ts {3-1}\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Invalid line range "3-1" | Line numbers start at 1 and ranges must be ascending, for example \`{1,3-5}\`.",
    ]
  `);
  expect(await warningsOf('```ts titel="x"\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Unknown code block attribute "titel" | Did you mean "title"?",
    ]
  `);
});

test('warns about invalid numbers and about lines that do not exist', async () => {
  expect(await warningsOf('```ts {a}\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Invalid line range "a" | Line numbers start at 1 and ranges must be ascending, for example \`{1,3-5}\`.",
    ]
  `);
  expect(await warningsOf('```ts height=tall\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Expected a number for attribute "height", got "tall" | Set the height in pixels, for example \`height=300\`.",
    ]
  `);
  expect(await warningsOf('```ts lineNumbers=x\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Expected a number for attribute "lineNumbers", got "x" | Set the first line number, for example \`lineNumbers=10\`.",
    ]
  `);
  expect(await warningsOf('```ts {1,9}\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Cannot highlight line 9: the code block has 1 line | Line numbers start at 1.",
    ]
  `);
});

test('warns about notation that has no effect', async () => {
  expect(await warningsOf('# T\n\n- ```ts\n  a\n  b // [!code add]\n  ```')).toEqual([
    '5:3 Invalid notation `[!code add]`; shown as part of the code | Write `[!code name]` at the end of the comment, with one of these names: ++, --, highlight, hl, focus, error, warning, word. To show it as it is, write `[\\!code name]`.',
  ]);
});

test('warns about a highlighted line with a very large number', async () => {
  expect(await warningsOf('```ts {1-99999999}\nx // [!code hl:99999999]\n```')).toEqual([
    '1:7 Cannot highlight line 99999999: the code block has 1 line | Line numbers start at 1.',
  ]);
});

test.each(['```ts\nx\n\n## H', '> ~~~ts\n> x\n\ny', '- a\n\n  ````ts\n  x\n  ```\n'])(
  'warns about the unclosed code block %j',
  async (source) => {
    expect(await warningsOf(source)).toEqual([expect.stringContaining('Unclosed code block')]);
  },
);

test.each(['```ts\nx\n```', '> ~~~\n> x\n> ~~~~ ', '- ```\n  x\n  ```\n', '```\n```'])(
  'does not warn about the closed code block %j',
  async (source) => {
    expect(await warningsOf(source)).toEqual([]);
  },
);

test('warns about invalid attributes of a container', async () => {
  expect(await warningsOf(':::tip{title="a}\nText\n:::')).toMatchInlineSnapshot(`
    [
      "1:1 Missing closing quote for attribute "title" | Write \`title="…"\`.",
    ]
  `);
  expect(await warningsOf(':::tip{title="a #b" #id .class}\nText\n:::')).toEqual([]);
});

test.each([':::code-group{#id}', ':::code-group Title', ':::code-group{.a title="T"}'])(
  'warns about the ignored attributes in %s',
  async (fence) => {
    expect(await warningsOf(`${fence}\n\n\`\`\`sh\nx\n\`\`\`\n\n:::`)).toEqual([
      '1:1 Titles, IDs and classes of code groups are ignored | Use a heading before the code group, such as `### Title {#id}`.',
    ]);
  },
);

test('warns about unclosed attributes of a container', async () => {
  expect(await warningsOf(':::tip{title="a"\nText\n:::', MARKDOWN)).toEqual([
    '1:1 Missing closing `}` after the "tip" container attributes | Add the closing brace. To show a literal `{`, write `\\{`.',
  ]);
  expect(await warningsOf(':::tip \\{a\nText\n:::', MARKDOWN)).toEqual([]);
  expect(await warningsOf(':::tip {a} and b\nText\n:::', MARKDOWN)).toEqual([]);
});

test('warns about a misspelled alert', async () => {
  expect(await warningsOf('Text\n\n> [!WARNNG]\n> Text')).toEqual([
    '3:1 Unknown alert type "[!WARNNG]"; rendered as a blockquote | Did you mean "[!WARNING]"?',
  ]);
  expect(await warningsOf('> [!WARNING]\n> Text\n\n> [!ELEPHANT]\n> Text')).toEqual([]);
});

test.each(['{#bad id}', '{#}', '{#open'])('warns about the invalid heading ID %s', async (id) => {
  expect(await warningsOf(`# T\n\n## H ${id}`, MARKDOWN)).toEqual([
    `3:1 Invalid heading ID "${id}"; rendered as text | Write heading IDs as \`{#my-id}\`, without spaces.`,
  ]);
});

test('warns about unclosed frontmatter', async () => {
  expect(await warningsOf('---\ntitle: x\n\n# T')).toMatchInlineSnapshot(`
    [
      "1:1 Unclosed frontmatter | Close the frontmatter with \`---\` on a separate line.",
    ]
  `);
  expect(await warningsOf('---\n\nText: with a line above')).toEqual([]);
});

test('warns about an unknown element and suggests the nearest name', async () => {
  expect(await warningsOf('# T\n\nA <vidoe src="a.mp4"></vidoe>', MARKDOWN)).toEqual([
    '3:3 Unknown element "<vidoe>" | Did you mean "<video>"? To show it as text, write `` `<vidoe>` `` or `\\<vidoe>`, or `&lt;vidoe>` in HTML.',
  ]);
  expect(await warningsOf('A <vidoe src="a.mp4" />')).toEqual([
    '1:3 Unknown element "<vidoe>" | Did you mean "<video>"? To show it as text, write `` `<vidoe>` `` or `\\<vidoe>`, or `&lt;vidoe>` in HTML.',
  ]);
  expect(await warningsOf('foo()<T> and <Foo> b </Foo>', MARKDOWN)).toEqual([
    '1:6 Unknown element "<T>" | To show it as text, write `` `<T>` `` or `\\<T>`, or `&lt;T>` in HTML.',
    expect.stringMatching(/^1:14 Unknown element "<Foo>"/),
  ]);
});

test('warns about a closing tag without an element, and about unknown elements in HTML blocks', async () => {
  expect(await warningsOf('List<T>a</T>', MARKDOWN)).toEqual([
    '1:9 Unknown element "<T>" | To show it as text, write `` `<T>` `` or `\\<T>`, or `&lt;T>` in HTML.',
  ]);
  expect(await warningsOf('<div>\nList<Widget>\n</div>', MARKDOWN)).toEqual([
    '2:5 "<Widget>" in "List<Widget>" is parsed as an HTML element | To show it as text, use backticks, or escape the `<`: `List\\<Widget>` in text, `&lt;` in HTML.',
  ]);
});

test('warns about components in Markdown', async () => {
  const components = { Badge: '@octavo/theme/mdx' };
  const { warnings } = await compilePage(
    'A <Badge text="x" /> <Bagde />',
    { components },
    MARKDOWN,
  );
  expect(warnings.map(({ message, hint }) => `${message} | ${hint}`)).toEqual([
    'Component "<Badge>" is not rendered in Markdown files | Use the extension .mdx for files with components. To show it as text, write `` `<Badge>` `` or `\\<Badge>`, or `&lt;Badge>` in HTML.',
    'Unknown element "<Bagde>" | Did you mean "<Badge>"? To show it as text, write `` `<Bagde>` `` or `\\<Bagde>`, or `&lt;Bagde>` in HTML.',
  ]);
});

test('warns about components of the site in Markdown', async () => {
  const message = (name: string) =>
    `Component "<${name}>" is not rendered in Markdown files | Use the extension .mdx for files with components. To show it as text, write \`\` \`<${name}>\` \`\` or \`\\<${name}>\`, or \`&lt;${name}>\` in HTML.`;
  const source =
    "import { Center as A, Counter } from '../Counter';\n\nA <Counter start={3} /> and <Demo />";
  expect(await warningsOf(source, MARKDOWN)).toEqual([
    `3:3 ${message('Counter')}`,
    `3:29 ${message('Demo')}`,
  ]);
  expect(await warningsOf('import <Counter> from a', MARKDOWN)).toEqual([
    expect.stringContaining('Unknown element "<Counter>"'),
  ]);
});

test('warns about components with the names of MathML elements in Markdown', async () => {
  const components = { Card: '@octavo/theme/mdx' };
  const warningsOfCard = async (source: string) =>
    (await compilePage(source, { components }, MARKDOWN)).warnings.map(({ message }) => message);
  const message = 'Component "<Card>" is not rendered in Markdown files';
  expect(await warningsOfCard('<Card title="x" />')).toEqual([message]);
  expect(await warningsOfCard('<Card title="x"></Card>')).toEqual([message]);
  expect(await warningsOfCard('<math><card></card></math>')).toEqual([]);
});

test('does not warn about known elements, custom elements, replaced elements and text', async () => {
  const source = [
    'H<SUB>2</SUB>O <x-tip>a</x-tip> `<T>` \\<T> &lt;T> <https://a.b>',
    '<svg><linearGradient></linearGradient></svg> <math><mi>x</mi></math> <center>c</center>',
    '```ts\nf<T>()\n```',
    '    f<T>()',
    '<!-- <T> -->',
    '<replaced>a</replaced>',
  ].join('\n\n');
  const options = { overrides: { replaced: './replaced' } };
  expect((await compilePage(source, options, MARKDOWN)).warnings).toEqual([]);
});

test('reports the partial of an unknown element', async () => {
  const root = createTempSite({ 'a.md': '# A\n\nb <Foo>' });
  const { warnings } = await compilePage(
    '<!-- @include: ./a.md -->',
    { root },
    join(root, 'page.md'),
  );
  expect(warnings).toMatchObject([{ file: join(root, 'a.md'), line: 3, column: 3 }]);
});

test('accepts the attributes of tools that run examples', async () => {
  expect(await warningsOf('```sh norun="needs a server" exit=1 keep\nx\n```')).toEqual([]);
});

test('warns about a duplicate ID', async () => {
  expect(await warningsOf('## A {#x}\n\n## B {#x}')).toMatchInlineSnapshot(`
    [
      "3:1 Duplicate ID "x" | Make the IDs unique, because links always resolve to the first match.",
    ]
  `);
});

test('warns about a code group in which two tabs have the same label', async () => {
  const source = [
    ':::code-group',
    '```ts\nx\n```',
    '```ts\ny\n```',
    '```ts title="a.ts"\nz\n```',
    ':::',
  ];
  expect(await warningsOf(source.join('\n'))).toMatchInlineSnapshot(`
    [
      "5:1 Duplicate tab label "ts" | Set a different \`title\` for each code block of the group.",
    ]
  `);
});

test('does not warn about a valid page', async () => {
  expect(await warningsOf('# T\n\n:::tip\nx\n:::\n\n```ts {1} title="a"\nx\n```')).toEqual([]);
});

test.each([
  ['./no.ts', 'File not found: "./no.ts" (resolved to '],
  ['./folder', '"./folder" is a folder (resolved to '],
  ['./code.ts#L5-L9', 'Invalid line range 5-9 (expected 1-3)'],
  ['./code.ts#gone', 'Region not found: "gone"'],
  ['./code.ts#open', 'Missing `#endregion` for region "open"'],
])('reports the invalid include %s with its position', async (file, reason) => {
  const root = createTempSite({ 'code.ts': 'a\n// #region open\nb', 'folder/x.ts': '' });
  const source = `# T\n\n\`\`\`ts file="${file}"\n\`\`\``;
  const error = await compilePage(source, { root }, join(root, 'p.mdx')).catch((e) => e);
  expect(error.reason).toContain(reason);
  expect([error.line, error.column]).toEqual([3, 1]);
});

test('adds an included file to the dependencies', async () => {
  const root = createTempSite({ 'code.ts': 'a' });
  const page = await compilePage('```ts file="/code.ts"\n```', { root }, join(root, 'x/p.mdx'));
  expect(page.dependencies).toEqual([join(root, 'code.ts')]);
  expect(page.content.text).toBe('a');
});

test('warns about HTML elements in Markdown that are not closed', async () => {
  const source =
    '# T\n\n<details>\n<summary>More</summary>\n\nText <b>bold.\n\n> <div\n> class="a">\n';
  expect(await warningsOf(source, MARKDOWN)).toMatchInlineSnapshot(`
    [
      "3:1 Element "<details>" is not closed | It contains the rest of the page. Add "</details>" where the element ends.",
      "6:6 Element "<b>" is not closed | It contains the rest of the page. Add "</b>" where the element ends.",
      "8:3 Element "<div>" is not closed | It contains the rest of the page. Add "</div>" where the element ends.",
    ]
  `);
  expect(await warningsOf('# T\n\n<div id="a" />\n\nText', MARKDOWN)).toMatchInlineSnapshot(`
    [
      "3:1 Element "<div>" is not closed | HTML ignores the slash. Write "<div></div>".",
    ]
  `);
  expect(await warningsOf('# T\n\n<div>\n\n<div>\n\n</div>\n', MARKDOWN)).toMatchInlineSnapshot(`
    [
      "3:1 Element "<div>" is not closed | It contains the rest of the page. Add "</div>" where the element ends.",
    ]
  `);
});

test('warns about closing tags in Markdown without an element', async () => {
  expect(await warningsOf('# T\n\n</section>\n\nText </B> and', MARKDOWN)).toMatchInlineSnapshot(`
    [
      "3:1 Closing tag "</section>" has no opening tag | HTML ignores it. Remove it, or add "<section>" where the element starts.",
      "5:6 Closing tag "</B>" has no opening tag | HTML ignores it. Remove it, or add "<B>" where the element starts.",
    ]
  `);
  expect(await warningsOf('# T\n\n<div>\n\nText\n\n</div></div>', MARKDOWN)).toHaveLength(1);
});

test.each([
  ['void elements', 'A<br>B <img src="https://x.test/a.png"><hr>\n\n<input type="checkbox">'],
  ['optional end tags', '<ul>\n<li>A\n<li>B\n</ul>\n\n<p>Text\n\n<table><tr><td>A<td>B</table>'],
  ['HTML across blank lines', '<details>\n\n<summary>S</summary>\n\n**Text**\n\n</details>'],
  ['attributes with angle brackets', '<div title="a > <div>">\n\nText\n\n</div>'],
  ['comments and text of scripts', '<!-- <div> -->\n\n<script>const a = "<div>";</script>'],
  ['code', '`<div>`\n\n```html\n<div>\n```\n\n    <div>\n'],
  ['SVG', '<svg viewBox="0 0 1 1"><g><path d="M0 0"/><a/></g></svg> <svg/>'],
  ['nested elements in another order', '<b>a <i>b</b> c</i>'],
  ['names in capital letters', '<DIV>\n\nText\n\n</div>'],
])('does not warn about %s', async (_name, source) => {
  const warnings = await warningsOf(`# T\n\n${source}\n`, MARKDOWN);
  expect(warnings.filter((text) => text.includes('not closed'))).toEqual([]);
});
