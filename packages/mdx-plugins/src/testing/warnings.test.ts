import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage } from './compile-page';
import { tempSite } from './temp-site';

/** In MDX a brace begins an expression, and what is wrong with one is an error. */
const MARKDOWN = '/site/en/page.md';

async function warningsOf(source: string, path?: string): Promise<string[]> {
  const { warnings } = await compilePage(source, {}, path);
  return warnings.map(
    ({ line, column, message, hint }) => `${line}:${column} ${message} | ${hint}`,
  );
}

test('a container that is not closed is a warning', async () => {
  expect(await warningsOf('# T\n\n:::tip\nText')).toMatchInlineSnapshot(`
    [
      "3:1 Expected a line of \`:::\` that closes the container \`tip\`, got the end of what it is in | Close it where it ends.",
    ]
  `);
});

test('a container of an unknown name is shown, with a warning', async () => {
  expect(await warningsOf(':::wanring\nText\n:::')).toMatchInlineSnapshot(`
    [
      "1:1 Unknown container \`wanring\`; it is shown as a note | Did you mean \`warning\`?",
    ]
  `);
});

test('colons that belong to nothing are a warning', async () => {
  expect(await warningsOf('Text\n\n:::\n')).toMatchInlineSnapshot(`
    [
      "3:1 Expected an open container before \`:::\`, got none | Remove the line, or open one: \`:::tip\`.",
    ]
  `);
  expect(await warningsOf(':::\nText\n:::')).toMatchInlineSnapshot(`
    [
      "1:1 Expected an open container before \`:::\`, got none | Remove the line, or open one: \`:::tip\`.",
    ]
  `);
});

test('an unknown language is a warning', async () => {
  expect(await warningsOf('```typscript\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:1 Unknown language \`typscript\` of a code block; it is shown as text | Did you mean \`typescript\`?",
    ]
  `);
});

test('what cannot be read after a language is a warning', async () => {
  expect(await warningsOf('```ts title="open\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Expected \`"\` at the end of the value of \`title\` | Write title="…".",
    ]
  `);
  expect(await warningsOf('```ts {3-1}\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Expected line numbers such as \`{1,3-5}\`, got \`3-1\` | Count lines from 1, the smaller number first.",
    ]
  `);
  expect(await warningsOf('```ts titel="x"\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Unknown word \`titel\` after the language of a code block | Did you mean \`title\`?",
    ]
  `);
});

test('numbers that are none, or that the code does not have, are warnings', async () => {
  expect(await warningsOf('```ts {a}\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Expected line numbers such as \`{1,3-5}\`, got \`a\` | Count lines from 1, the smaller number first.",
    ]
  `);
  expect(await warningsOf('```ts height=tall\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Expected a number for \`height\`, got \`tall\` | Write pixels: \`height=300\`.",
    ]
  `);
  expect(await warningsOf('```ts lineNumbers=x\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Expected a number for \`lineNumbers\`, got \`x\` | Write the first one: \`lineNumbers=10\`.",
    ]
  `);
  expect(await warningsOf('```ts {1,9}\nx\n```')).toMatchInlineSnapshot(`
    [
      "1:7 Expected lines within 1 to 1 to highlight, got 9 | Count the lines of the block from 1.",
    ]
  `);
});

test.each(['```ts\nx\n\n## H', '> ~~~ts\n> x\n\ny', '- a\n\n  ````ts\n  x\n  ```\n'])(
  'a code block that nothing closes is a warning: %j',
  async (source) => {
    expect(await warningsOf(source)).toEqual([
      expect.stringContaining('Expected a line that closes the code block'),
    ]);
  },
);

test.each(['```ts\nx\n```', '> ~~~\n> x\n> ~~~~ ', '- ```\n  x\n  ```\n', '```\n```'])(
  'a code block that is closed is no warning: %j',
  async (source) => {
    expect(await warningsOf(source)).toEqual([]);
  },
);

test('attributes of a container that cannot be read are a warning', async () => {
  expect(await warningsOf(':::tip{title="a}\nText\n:::')).toMatchInlineSnapshot(`
    [
      "1:1 Expected \`"\` at the end of the value of \`title\` | Write title="…".",
    ]
  `);
  expect(await warningsOf(':::tip{title="a #b" #id .class}\nText\n:::')).toEqual([]);
});

test('attributes of a container that nothing closes are a warning', async () => {
  expect(await warningsOf(':::tip{title="a"\nText\n:::', MARKDOWN)).toEqual([
    '1:1 Expected `}` after the attributes of the container `tip`, got the end of the line | Close the brace, or write `\\{` for the sign itself.',
  ]);
  expect(await warningsOf(':::tip \\{a\nText\n:::', MARKDOWN)).toEqual([]);
  expect(await warningsOf(':::tip {a} and b\nText\n:::', MARKDOWN)).toEqual([]);
});

test('a quote that is nearly an alert is a warning', async () => {
  expect(await warningsOf('Text\n\n> [!WARNNG]\n> Text')).toEqual([
    '3:1 Unknown alert `[!WARNNG]`; it is shown as a quote | Did you mean `[!WARNING]`?',
  ]);
  expect(await warningsOf('> [!WARNING]\n> Text\n\n> [!ELEPHANT]\n> Text')).toEqual([]);
});

test.each(['{#bad id}', '{#}', '{#open'])(
  'a heading that ends with %s is a warning',
  async (id) => {
    expect(await warningsOf(`# T\n\n## H ${id}`, MARKDOWN)).toEqual([
      `3:1 Expected an id such as \`{#my-id}\` at the end of the heading, got \`${id}\`; it is shown as text | Write it without spaces, with \`}\` at its end.`,
    ]);
  },
);

test('frontmatter that is not closed is a warning', async () => {
  expect(await warningsOf('---\ntitle: x\n\n# T')).toMatchInlineSnapshot(`
    [
      "1:1 Expected a line of \`---\` after the frontmatter, got none | Close it before the first line of the page.",
    ]
  `);
  expect(await warningsOf('---\n\nText: with a line above')).toEqual([]);
});

test('what tools for examples read of a fence is no warning', async () => {
  expect(await warningsOf('```sh norun="needs a server" exit=1 keep\nx\n```')).toEqual([]);
});

test('an id that is used twice is a warning', async () => {
  expect(await warningsOf('## A {#x}\n\n## B {#x}')).toMatchInlineSnapshot(`
    [
      "3:1 Expected each id of a page once, got \`x\` again | Give one of the two another id: a link can only reach the first.",
    ]
  `);
});

test('a good page has none', async () => {
  expect(await warningsOf('# T\n\n:::tip\nx\n:::\n\n```ts {1} title="a"\nx\n```')).toEqual([]);
});

test.each([
  ['./no.ts', 'Expected a file at `./no.ts`'],
  ['./code.ts#L5-L9', 'Expected lines within 1 to 3, got 5 to 9'],
  ['./code.ts#gone', 'Expected a region `gone`, but there is none'],
  ['./code.ts#open', 'Expected `#endregion` after the region `open`'],
])('a fence that includes %s is an error with its place', async (file, reason) => {
  const root = tempSite({ 'code.ts': 'a\n// #region open\nb' });
  const source = `# T\n\n\`\`\`ts file="${file}"\n\`\`\``;
  const error = await compilePage(source, { root }, join(root, 'p.mdx')).catch((e) => e);
  expect(error.reason).toContain(reason);
  expect([error.line, error.column]).toEqual([3, 1]);
});

test('an included file is a dependency', async () => {
  const root = tempSite({ 'code.ts': 'a' });
  const page = await compilePage('```ts file="/code.ts"\n```', { root }, join(root, 'x/p.mdx'));
  expect(page.dependencies).toEqual([join(root, 'code.ts')]);
  expect(page.content.text).toBe('a');
});
