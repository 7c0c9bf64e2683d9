import { expect, test } from 'vitest';
import { compilePage, compileToMarkup } from '../testing/compile-page';

/** Emphasis next to CJK punctuation, which CommonMark parses as text (commonmark-spec#650). */
const STRONG = [
  ['**这是粗体。**后文', '<strong>这是粗体。</strong>后文'],
  ['前文**“引号”**后文', '前文<strong>“引号”</strong>后文'],
  ['前文**（括号）**后文', '前文<strong>（括号）</strong>后文'],
  ['**《书名》**是', '<strong>《书名》</strong>是'],
  [
    '**このアスタリスクは強調記号として認識されず、そのまま表示されます。**この文',
    '<strong>このアスタリスクは強調記号として認識されず、そのまま表示されます。</strong>この文',
  ],
  ['この**`code`**は', 'この<strong><code>code</code></strong>は'],
  ['**[链接](/a)**后文', '<strong><a href="/a">链接</a></strong>后文'],
  ['**스크립트(script)**라고', '<strong>스크립트(script)</strong>라고'],
  ['**注意：**必须', '<strong>注意：</strong>必须'],
  ['**真，**他', '<strong>真，</strong>他'],
  ['太郎は**「こんにちわ」**といった', '太郎は<strong>「こんにちわ」</strong>といった'],
  ['*强调。*后文', '<em>强调。</em>后文'],
  ['***都有。***后文', '<em><strong>都有。</strong></em>后文'],
  ['~~删除。~~后文', '<del>删除。</del>后文'],
  ['前文~~“引号”~~后文', '前文<del>“引号”</del>后文'],
  ['~单个。~后文', '<del>单个。</del>后文'],
] as const;

test.each(STRONG)('parses emphasis in %j', async (markdown, html) => {
  expect(await compileToMarkup(markdown)).toBe(`<p>${html}</p>`);
});

test.each(['**not.**closed', '* 不是*', '~~not.~~closed', '~~~不是~~~ 文'])(
  'parses %j without emphasis, as CommonMark does',
  async (markdown) => {
    expect(await compileToMarkup(markdown)).not.toMatch(/<(?:strong|em|del)>/);
  },
);

test.each([
  ['见https://a.b，或https://c.d。', ['https://a.b', 'https://c.d']],
  ['见https://a.b/c?d=e.。完', ['https://a.b/c?d=e']],
  ['（https://a.b）和“http://c.d/（”', ['https://a.b', 'http://c.d/']],
  ['https://a.b，联系x@c.d，或 www.e.f。', ['https://a.b', 'mailto:x@c.d', 'http://www.e.f']],
  ['www.a.b、https://c.d', ['http://www.a.b', 'https://c.d']],
  ['https://a.b/中文，后文', ['https://a.b/%E4%B8%AD%E6%96%87']],
])('ends the URLs in %j at punctuation', async (text, urls) => {
  const { content, html } = await compilePage(text);
  expect(content.links.map(({ href }) => href)).toEqual(urls);
  expect(html.join('').replace(/<[^>]*>/g, '')).toBe(text);
});

test('parses the Markdown after a URL', async () => {
  const html = await compileToMarkup('见https://a.b，**注意**：`x`');
  expect(html).toContain('</a>，<strong>注意</strong>：<code>x</code>');
  expect(await compileToMarkup('[见https://a.b，或](/c) [x](https://a.b/（c）)')).toContain(
    '<a href="/c">见https://a.b，或</a> <a href="https://a.b/%EF%BC%88c%EF%BC%89"',
  );
});
