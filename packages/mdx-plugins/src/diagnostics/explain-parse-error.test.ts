import { VFileMessage } from 'vfile-message';
import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

async function errorOf(source: string): Promise<string> {
  const error = await compilePage(source).catch((reason: unknown) => reason);
  if (!(error instanceof VFileMessage)) throw new Error(`Expected a message, got ${String(error)}`);
  return `${error.line}:${error.column} ${error.reason} | ${error.note ?? ''}`;
}

test('a sign that is no tag is explained', async () => {
  expect(await errorOf('# T\n\nTakes <10s to run')).toMatchInlineSnapshot(
    `"3:8 Expected the name of a component or an element after \`<\` | For the sign itself write \`&lt;\`, as in \`&lt;10s\`, or put it in backticks."`,
  );
});

test('an HTML comment in MDX is explained', async () => {
  expect(await errorOf('# T\n\n<!-- note -->')).toMatchInlineSnapshot(
    `"3:2 Expected a component or an element after \`<\`, got an HTML comment | In MDX a comment is written \`{/* text */}\`."`,
  );
});

test('a tag that is not closed is explained', async () => {
  expect(await errorOf('Text <b>bold')).toMatchInlineSnapshot(
    `"1:6 Expected a closing tag for \`<b>\` before the end of \`paragraph\` | Close it, write it as \`<name />\`, or write \`&lt;\` for the sign itself."`,
  );
});

test('a brace that is not closed is explained', async () => {
  expect(await errorOf('Text {open')).toMatchInlineSnapshot(
    `"1:6 Expected \`}\` after \`{\`, got the end of the file | For the sign itself write \`\\{\`, or put the text in backticks."`,
  );
});

test.each(['{#bad id}', '{#}', '{#open'])('an id that is none is explained: %s', async (id) => {
  expect(await errorOf(`# T\n\n## H ${id}`)).toMatch(
    /^3:\d+ Expected .* \| The id of a heading is written `\{#my-id\}`, without spaces\.$/,
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
])('what is not closed in %j is reported at %s', async (source, place) => {
  expect(await errorOf(source)).toContain(`${place} Expected \`}\` after \`{\``);
});

test.each([
  ['# T\n\n<div class="a\n\nText', '3:1 Expected the quote'],
  ['# T\n\nText <b', '3:6 Expected `>`'],
  ['# T\n\n<Tabs>\n\nText', '3:1 Expected a closing tag for `<Tabs>` |'],
])('the tag that is not closed in %j is reported where it is opened', async (source, start) => {
  expect(await errorOf(source)).toContain(start);
});

test('braces around something that is no JavaScript are explained', async () => {
  expect(await errorOf('Use {a b} here')).toMatchInlineSnapshot(
    `"1:7 Expected a JavaScript expression between \`{\` and \`}\` (Unexpected content after expression) | For the sign itself write \`\\{\`, or put the text in backticks."`,
  );
});

test('a name between braces that nothing declares is explained', async () => {
  expect(await errorOf('Use {name} here')).toMatchInlineSnapshot(
    `"1:5 Expected a name that the page declares between \`{\` and \`}\`, got \`name\` | For the text itself write \`\\{name}\` or put it in backticks; for a value, import or export \`name\`."`,
  );
});

test('a paragraph that begins with import is explained', async () => {
  expect(await errorOf('import is a keyword')).toMatchInlineSnapshot(
    `"1:11 Expected \`import\` or \`export\` of JavaScript (Unexpected token) | A paragraph that begins with this word needs another beginning: \`import\` and \`export\` start code in MDX."`,
  );
});

test('a closing tag without an opening one is explained', async () => {
  expect(await errorOf('Text</b>')).toMatchInlineSnapshot(
    `"1:6 Unexpected closing slash \`/\` in tag, expected an open tag first | Remove it, or open the element before."`,
  );
});

test('a component that does not exist is named with the one that was meant', async () => {
  const error = await compilePage('<Tbas />', { components: { Tabs: 'x' } }).catch((e) => e);
  expect(`${error.reason} | ${error.note}`).toMatchInlineSnapshot(
    `"Expected a component that is imported or provided, got \`<Tbas>\` | Did you mean \`Tabs\`?"`,
  );
  expect(error.message).toMatch(/^\/site\/en\/page\.mdx:1:1: /);
});
