import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

const page = [
  '# Title',
  '',
  'See `const one = 1{:ts}` and `plain`, [there](./there.md#x).',
  '',
  '```ts title="a.ts" {1} /two/',
  'const two = "三"; // [!code ++]',
  'export default two;',
  '```',
  '',
  '```sh',
  '$ npm install',
  '```',
  '',
  '```ansi',
  '\u001b[31mred\u001b[0m',
  '```',
  '',
  '```nolanguage',
  'a < b',
  '```',
  '',
  '<Tabs>',
  '  <Tab label="js">',
  '    ```js',
  '    let a = 1;',
  '    ```',
  '  </Tab>',
  '</Tabs>',
].join('\n');
const site = { root: '/site', components: { Tabs: 'x', Tab: 'x' } };

test('returns the same data with and without highlighting', async () => {
  const { html, code, ...highlightedData } = await compilePage(page, site);
  const {
    html: plain,
    code: plainCode,
    ...plainData
  } = await compilePage(page, {
    ...site,
    highlight: false,
  });
  expect(plainData).toEqual(highlightedData);
  expect(html.join('')).toContain('class="o-k');
  expect(plain.join('')).not.toContain('class="o-k');
  expect(plainCode.match(/import .*/g)).toEqual(code.match(/import .*/g));
});
