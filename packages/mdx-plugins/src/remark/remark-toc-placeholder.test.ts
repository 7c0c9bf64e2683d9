import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compilePage, compileToMarkup } from '../testing/compile-page';
import { createTempSite } from '../testing/temp-site';

const PAGE = `# Title

[[toc]]

## One \`a\` <span class="oct-badge" data-type="tip">new</span>

### 二

#### Deep

Not [[toc]] in text
`;

test('lists the headings of levels 2 and 3', async () => {
  const html = await compileToMarkup(PAGE, {}, '/site/page.md');
  expect(html).toContain(
    '<div class="oct-toc"><ul><li data-depth="2"><a href="#one-a">One a</a></li>' +
      '<li data-depth="3"><a href="#%E4%BA%8C">二</a></li></ul></div>',
  );
  expect(html).toContain('<p>Not [[toc]] in text</p>');
});

test('excludes the placeholder and the list from the text of the page', async () => {
  const { content } = await compilePage(PAGE, { markdownOut: true }, '/site/page.md');
  expect(content.text).not.toMatch(/^\[\[toc/m);
  expect(content.text.match(/One a/g)).toHaveLength(1);
  expect(content.toc[0]).toMatchObject({ id: 'one-a', text: 'One `a`' });
});

test('renders an empty element on a page without headings', async () => {
  expect(await compileToMarkup('[[TOC]]', {}, '/site/page.mdx')).toBe(
    '<div class="oct-toc"></div>',
  );
});

test('lists the headings of the page for a placeholder in a partial', async () => {
  const root = createTempSite({ '_partial.mdx': '[[toc]]\n\n## In the partial\n' });
  const page = "import Partial from './_partial.mdx'\n\n<Partial />\n\n## On the page\n";
  for (const name of ['a.mdx', 'b.mdx']) {
    const html = await compileToMarkup(page, { root }, join(root, name));
    expect(html).toContain('<a href="#in-the-partial">In the partial</a></li>');
    expect(html).toContain('<a href="#on-the-page">On the page</a></li></ul></div>');
  }
});

test('keeps an element with the same class if the page has no placeholder', async () => {
  const html = await compileToMarkup('<div class="oct-toc"></div>\n\n## A\n', {}, '/site/a.md');
  expect(html).toContain('<div class="oct-toc"></div>');
});

test('excludes the heading of footnotes', async () => {
  const html = await compileToMarkup('[[toc]]\n\n## A[^1]\n\n[^1]: Note', {}, '/site/a.md');
  expect(html).toMatch(/^<div class="oct-toc"><ul><li data-depth="2"><a[^>]*>A.*?<\/li><\/ul>/);
  expect(html).not.toContain('>Footnotes</a>');
});

test.each(['\\[[toc]]', '[\\[toc]]', '[[toc\\]]'])(
  'keeps the escaped placeholder %s',
  async (text) => {
    expect(await compileToMarkup(`${text}\n\n## A\n`, {}, '/site/a.md')).toMatch(
      /^<p>\[\[toc\]\]<\/p>/,
    );
  },
);

test('keeps an escaped placeholder in a partial', async () => {
  const root = createTempSite({ 'a.md': '\\[[toc]]\n' });
  const html = await compileToMarkup('<!-- @include: ./a.md -->', { root }, join(root, 'p.md'));
  expect(html).toBe('<p>[[toc]]</p>');
});
