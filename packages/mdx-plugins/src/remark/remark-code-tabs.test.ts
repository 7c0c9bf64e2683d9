import { expect, test } from 'vitest';
import { compileToMarkup } from '../testing/compile-page';

const code = '```ts\na();\n```';
const tab = (content: string) => `<Tab label="a">\n${content}\n</Tab>`;

test.each([
  ['tabs with a code block in each panel', `<Tabs>\n${tab(code)}\n${tab(code)}\n</Tabs>`],
  ['a code group', `::: code-group\n\n${code}\n\n${code}\n\n:::`],
])('marks %s', async (_name, source) => {
  expect(await compileToMarkup(source)).toContain('data-code=""');
});

test.each([
  ['tabs with a panel of text', `<Tabs>\n${tab(code)}\n${tab('Text.')}\n</Tabs>`],
  ['tabs with text below the code', `<Tabs>\n${tab(`${code}\n\nText.`)}\n</Tabs>`],
  ['empty tabs', '<Tabs>\n</Tabs>'],
])('does not mark %s', async (_name, source) => {
  expect(await compileToMarkup(source)).not.toContain('data-code');
});
