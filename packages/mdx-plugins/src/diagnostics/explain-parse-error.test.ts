import { VFileMessage } from 'vfile-message';
import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

async function errorOf(source: string): Promise<string> {
  const error = await compilePage(source).catch((reason: unknown) => reason);
  if (!(error instanceof VFileMessage)) throw new Error(`Expected a message, got ${String(error)}`);
  return `${error.line}:${error.column} ${error.reason} | ${error.note ?? ''}`;
}

test('explains a `<` that does not start a tag', async () => {
  expect(await errorOf('# T\n\nTakes <10s to run')).toMatchInlineSnapshot(
    `"3:8 Expected a component or element name after \`<\` | To show a literal \`<\`, write \`&lt;\`, as in \`&lt;10s\`, or use backticks."`,
  );
});

test('explains an HTML comment in MDX', async () => {
  expect(await errorOf('# T\n\n<!-- note -->')).toMatchInlineSnapshot(
    `"3:2 HTML comments are not supported in MDX | Use \`{/* comment */}\` instead."`,
  );
});

test('explains an include in MDX', async () => {
  expect(await errorOf('<!-- @include: ./my file.md -->')).toContain(
    "import Part from './my file.md';",
  );
  expect(await errorOf('# T\n\n<!-- @include: ../_shared/s.md{2-3} -->')).toMatchInlineSnapshot(
    `"3:2 Includes are not supported in MDX | Import the file instead: write \`import Part from '../_shared/s.md';\` below the frontmatter, and \`<Part />\` here."`,
  );
});

test.each([
  [
    'Text <b>bold',
    '1:6 Expected a closing tag for `<b>` before the end of `paragraph` | Close the tag with `</b>`, or write `<b />`. To show it as text, write `` `<b>` `` or `\\<b>`, or `&lt;b>` in HTML.',
  ],
  [
    'Run <name> now',
    '1:5 Expected a closing tag for `<name>` before the end of `paragraph` | To show it as text, write `` `<name>` `` or `\\<name>`, or `&lt;name>` in HTML. Otherwise, close the tag with `</name>`, or write `<name />`.',
  ],
  [
    'a\n\n<Foo.Bar>\n\nb',
    '3:1 Expected a closing tag for `<Foo.Bar>` | Close the tag with `</Foo.Bar>`, or write `<Foo.Bar />`. To show it as text, write `` `<Foo.Bar>` `` or `\\<Foo.Bar>`, or `&lt;Foo.Bar>` in HTML.',
  ],
])('explains the unclosed tag in %j', async (source, expected) => {
  expect(await errorOf(source)).toBe(expected);
});

test.each(['`<name>`', '\\<name>', '<name />', '<name></name>'])(
  'the suggestion %s compiles',
  async (text) => {
    await expect(compilePage(`Run ${text} now`)).resolves.toBeDefined();
  },
);

test.each([
  ['See <https://a.b/c?d=e#f> here', '1:5', 'https://a.b/c?d=e#f', 'https://a.b/c?d=e#f'],
  ['# T\n\n<http://a.b>', '3:1', 'http://a.b', 'http://a.b'],
  ['- x <me@a.b>', '1:5', 'me@a.b', 'mailto:me@a.b'],
  ['<mailto:me@a.b>', '1:1', 'me@a.b', 'mailto:me@a.b'],
  ['<p>a</p>\n\n<ftp://a.b>', '3:1', 'ftp://a.b', 'ftp://a.b'],
])('suggests the link to write for %j', async (source, position, text, href) => {
  const [link] = /<[^<>]*[:@][^<>]*>/.exec(source)!;
  expect(await errorOf(source)).toBe(
    `${position} Links in angle brackets are not supported in MDX: \`${link}\` | Write \`[${text}](${href})\`.`,
  );
  const page = await compilePage(source.replace(link, `[${text}](${href})`));
  expect(page.content.links).toMatchObject([{ href }]);
});

test('an unclosed address is not a link', async () => {
  expect(await errorOf('a <user@host')).not.toContain('angle brackets');
});

test.each([
  ['# T\n\nReturns Promise<string>.', '3:16', 'Promise<string>'],
  ['# T\n\n| a | b |\n| - | - |\n| x | Promise<void> |', '5:14', 'Promise<void>'],
  ['# T\n\n- List<T>, or `Set<V>`', '3:7', 'List<T>'],
  ['# T\n\nA Map<string, number>.', '3:6', 'Map<string, number>'],
  ['# T\n\nAn Array<string[]>.', '3:9', 'Array<string[]>'],
  ['# T\n\n<p>\n\nReturns Promise<string>.\n\n</p>', '5:16', 'Promise<string>'],
  ['<p>Promise<string></p>', '1:11', 'Promise<string>'],
  ['# List<T', '1:7', 'List<…>'],
])('explains the type in %j', async (source, position, type) => {
  expect(await errorOf(source)).toBe(
    `${position} \`<\` in "${type}" starts a tag, which is never closed | To show it as text, use backticks, or escape the \`<\`: \`${type.replace('<', '\\<')}\` in text, \`&lt;\` in HTML.`,
  );
});

test.each([['Text word<b>bold'], ['Text</b>'], ['x<10s']])(
  '%s is not explained as a type',
  async (source) => {
    expect(await errorOf(source)).not.toContain('starts a tag');
  },
);

test('explains the inner type of nested types', async () => {
  expect(await errorOf('Promise<Array<string>>')).toContain('backticks, or escape the `<`');
});

test('explains an unclosed brace', async () => {
  expect(await errorOf('Text {open')).toMatchInlineSnapshot(
    `"1:6 Missing closing \`}\` | To show a literal \`{\`, write \`\\{\` or use backticks."`,
  );
});

test.each(['{#bad id}', '{#}', '{#open'])('explains the invalid heading ID %s', async (id) => {
  expect(await errorOf(`# T\n\n## H ${id}`)).toMatch(
    /^3:\d+ (?:Missing|Syntax error) .* \| Write heading IDs as `\{#my-id\}`, without spaces\.$/,
  );
});

test.each([
  ['# T\n\nText with a { brace\nin it.\n\nMore {1}.', '3:13'],
  ['# T\n\nText {1} and\n  { brace', '4:3'],
  ['`{` \\{ {/* } */} { open', '1:18'],
  ['# T\n\n{ flow\n\n## End', '3:1'],
  ['> - {a', '1:5'],
  ['# T\n\n<div\n  title={ a>\n\nText', '4:9'],
  ['# T\n\nText <b title={1} id={ a', '3:22'],
])('reports the unclosed brace in %j at %s', async (source, position) => {
  expect(await errorOf(source)).toContain(`${position} Missing closing \`}\``);
});

test.each([
  ['# T\n\n<div class="a\n\nText', '3:1 Missing closing quote'],
  ['# T\n\nText <b', '3:6 Missing `>`'],
  ['# T\n\n<Tabs>\n\nText', '3:1 Expected a closing tag for `<Tabs>` |'],
])('reports the unclosed tag in %j at its start', async (source, start) => {
  expect(await errorOf(source)).toContain(start);
});

test('explains a syntax error in an expression', async () => {
  expect(await errorOf('Use {a b} here')).toMatchInlineSnapshot(
    `"1:7 Syntax error in a \`{…}\` expression (Unexpected content after expression) | To show a literal \`{\`, write \`\\{\` or use backticks."`,
  );
});

test('explains an undeclared name in an expression', async () => {
  expect(await errorOf('Use {name} here')).toMatchInlineSnapshot(
    `"1:5 "name" is not defined | To show literal braces, write \`\\{name}\` or use backticks. To use a variable, import "name" or declare it with \`export const\`."`,
  );
});

test('explains a paragraph that starts with "import"', async () => {
  expect(await errorOf('import is a keyword')).toMatchInlineSnapshot(
    `"1:11 Syntax error in an \`import\` or \`export\` statement (Unexpected token) | In MDX, lines that start with \`import\` or \`export\` are parsed as JavaScript. Reword text that starts with either word."`,
  );
});

test('explains a closing tag without an opening tag', async () => {
  expect(await errorOf('Text</b>')).toMatchInlineSnapshot(
    `"1:6 Unexpected closing slash \`/\` in tag, expected an open tag first | Remove the closing tag or add a matching opening tag."`,
  );
});

test('suggests the name of a component', async () => {
  const error = await compilePage('<Tbas />', { components: { Tabs: 'x' } }).catch((e) => e);
  expect(`${error.reason} | ${error.note}`).toMatchInlineSnapshot(
    `"Unknown component "Tbas" | Did you mean "Tabs"?"`,
  );
  expect(error.message).toMatch(/^\/site\/en\/page\.mdx:1:1: /);
});

test('names the module of an import that is similar to an unknown component', async () => {
  const source = "import { Countr } from '../Counter'\n\n<Counter />";
  const error = await compilePage(source, { components: {} }).catch((e) => e);
  expect(`${error.reason} | ${error.note}`).toMatchInlineSnapshot(
    `"Unknown component "Counter" | The page imports "Countr" from "../Counter". Use the name that the module exports in both places."`,
  );
});

test('the hint for an attribute value without straight quotes is about quotes', async () => {
  expect(await errorOf('<Card title=“a”>x</Card>')).toMatch(
    /Unexpected character `“`.* \| Write attribute values in straight quotes or in braces\./,
  );
});

test('explains a closing tag at the end of a line of text', async () => {
  expect(await errorOf('<Card>\ntext</Card>')).toMatch(
    / \| Write the opening and the closing tag on separate lines, or the entire element on one line\.$/,
  );
});

test('explains an import that is part of a paragraph', async () => {
  const source = "text\nimport Foo from './Foo'\n\n<Foo />";
  const error = await compilePage(source, { components: {} }).catch((e) => e);
  expect(`${error.reason} | ${error.note}`).toBe(
    'Unknown component "Foo" | Add a blank line before the `import` statement, because it is part of a paragraph.',
  );
});

test.each([
  ['nope', 'Frontmatter key "nope" not found | Add the key to the frontmatter of the page.'],
  ['titel', 'Frontmatter key "titel" not found | Did you mean "title"?'],
])('explains the missing frontmatter key %s', async (key, problem) => {
  const source = `---\ntitle: T\n---\n\n{frontmatter.${key}}`;
  const error = await compilePage(source).catch((e) => e);
  expect(`${error.reason} | ${error.note}`).toBe(problem);
});
