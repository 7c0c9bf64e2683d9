import { expect, test } from 'vitest';
import { compileToMarkup } from '../testing/compile-page';

const inChinese = (source: string): Promise<string> =>
  compileToMarkup(source, {}, '/site/zh/p.mdx');

test('default titles are in the language of the page', async () => {
  expect(await inChinese(':::tip\n文字\n:::')).toContain('<p class="oct-callout-title">提示</p>');
  expect(await inChinese('> [!WARNING]\n> 文字')).toContain('>警告</p>');
  expect(await inChinese(':::details\n文字\n:::')).toContain('<summary>详情</summary>');
});

test('labels of code are in the language of the page', async () => {
  const html = await inChinese('```js\nx\n```');
  expect(html).toContain('aria-label="复制代码"');
  expect(html).toContain('aria-label="自动换行"');
});

test('footnotes are in the language of the page', async () => {
  const html = await inChinese('文字[^1]。\n\n[^1]: 注。');
  expect(html).toContain('>脚注</h2>');
  expect(html).toContain('aria-label="返回引用 1"');
});
