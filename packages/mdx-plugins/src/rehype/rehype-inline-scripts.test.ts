import { expect, test } from 'vitest';
import { compilePage } from '../testing/compile-page';

const linesOf = async (source: string, extension: 'md' | 'mdx') => {
  const { warnings } = await compilePage(source, {}, `/site/en/page.${extension}`);
  return warnings.filter(({ rule }) => rule === 'inline-script').map(({ line }) => line);
};

test.each(['md', 'mdx'] as const)('warns about each inline script of a .%s page', async (type) => {
  const source = [
    '# Title',
    '<script>{`a()`}</script>',
    '<div>\n<script type="module">{`b()`}</script>\n</div>',
    'Text <script async>{`c()`}</script> text',
    '<script type="text/JavaScript">{`d()`}</script>',
  ].join('\n\n');
  expect(await linesOf(source, type)).toEqual([3, 6, 9, 11]);
  expect(await linesOf(`---\ninlineScripts: true\n---\n\n${source}`, type)).toEqual([]);
  expect(await linesOf(`---\ninlineScripts: false\n---\n\n${source}`, type)).toHaveLength(4);
});

test.each(['md', 'mdx'] as const)(
  'ignores script files, data and code of a .%s page',
  async (type) => {
    const source = [
      '<script src="/a.js"></script>',
      '<script type="application/json">{`1`}</script>',
      '<script type="importmap">{`1`}</script>',
      '`<script>a()</script>`',
      '```html\n<script>a()</script>\n```',
    ].join('\n\n');
    expect(await linesOf(source, type)).toEqual([]);
  },
);

test('a script with other attributes in an expression counts as inline', async () => {
  const source = 'export const props = {}\n\n<script {...props} type={props.type}>{`a()`}</script>';
  expect(await linesOf(source, 'mdx')).toEqual([3]);
});
