import { expect, test } from 'vitest';
import { compileToMarkup } from '../testing/compile-page';
import { defineFixtureTests } from '../testing/fixture-tests';

defineFixtureTests('rehype-localize');

test.each([
  ['<pre>第一行\n第二行</pre>', '/site/page.md'],
  ['<pre>{`第一行\n第二行`}</pre>', '/site/page.mdx'],
  ['<textarea>第一行\n第二行</textarea>', '/site/page.md'],
  ['<style>/* 第一行\n第二行 */</style>', '/site/page.md'],
  ['<script>/* 第一行\n第二行 */</script>', '/site/page.md'],
  ['<pre><b>第一行</b>\n<b>第二行</b></pre>', '/site/page.md'],
])('keeps the line breaks of %j in %s', async (source, path) => {
  expect(await compileToMarkup(source, {}, path)).toMatch(/第一行(?:<\/b>)?\n(?:<b>)?第二行/);
});

test('keeps the line break between text and a preformatted element', async () => {
  const source = '<div>第一行<pre>代码</pre>\n第二行</div>';
  expect(await compileToMarkup(source, {}, '/site/page.md')).toContain('</pre>\n第二行');
});
