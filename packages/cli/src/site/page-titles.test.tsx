import { type CompiledPage, createMdxOptions } from '@octavo/mdx-plugins';
import { createProcessor } from '@octavo/mdx-plugins/compiler';
import { documentTitle, type PageData } from '@octavo/theme';
import { InlineMarkdown } from '@octavo/theme/internals';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { getPageTitle } from '../content/scan/title-of';
import type { Page } from '../model/page';
import { createSearchEntries } from './search-entries';

/** Returns the title of a page as shown in its heading, the sidebar, the browser tab, search results and the outline. */
async function renderTitles(source: string) {
  let compiled: CompiledPage | undefined;
  const onPage = (page: CompiledPage) => {
    compiled = page;
  };
  const processor = createProcessor(createMdxOptions({ root: '/site', onPage }));
  await processor.process({ path: '/site/page.mdx', value: source });
  const { content, html } = compiled!;
  const title = getPageTitle(content, 'page.mdx');
  const [entry] = createSearchEntries([{ routePath: '/page', title, content } as Page]);
  return {
    heading: /<h1[^>]*>(?:<a[^>]*>#<\/a>)?(.*?)<\/h1>/.exec(html[0]!)![1],
    sidebar: renderToStaticMarkup(<InlineMarkdown text={title} />).replace(/<\/?span>/g, ''),
    tab: documentTitle({ title: '' }, { title, frontmatter: {} } as PageData),
    search: entry!.title,
    outline: content.toc.map(({ text }) =>
      renderToStaticMarkup(<InlineMarkdown text={text} />).replace(/<\/?span>/g, ''),
    ),
  };
}

test.each([
  ['Use ``a`b`` and *x*', 'Use <code>a`b</code> and <em>x</em>', 'Use a`b and x'],
  ['\\*x\\* and `\\*`', '*x* and <code>\\*</code>', '*x* and \\*'],
  [
    '~~Old~~ **new `*` mode**',
    '<del>Old</del> <strong>new <code>*</code> mode</strong>',
    'Old new * mode',
  ],
  ['2 * 3 * 4 and src/**/*.ts', '2 * 3 * 4 and src/**/*.ts', '2 * 3 * 4 and src/**/*.ts'],
])('renders the frontmatter title %s consistently', async (title, markup, text) => {
  const source = `---\ntitle: ${JSON.stringify(title)}\n---\n\nText`;
  const titles = await renderTitles(source);
  expect(titles).toEqual({
    heading: markup,
    sidebar: markup,
    tab: text,
    search: text,
    outline: [],
  });
});

test.each([
  ['``a`b`` and *x*', '<code>a`b</code> and <em>x</em>', 'a`b and x'],
  ['\\*x\\* and `*.ts`', '*x* and <code>*.ts</code>', '*x* and *.ts'],
  ['*`a`*', '<em><code>a</code></em>', 'a'],
])(
  'renders the heading %s with markup in the outline and as plain text elsewhere',
  async (title, markup, text) => {
    const titles = await renderTitles(`# ${title}\n\n## ${title}`);
    expect(titles.heading).toBe(markup);
    expect([titles.sidebar, titles.tab, titles.search]).toEqual([text, text, text]);
    expect(titles.outline).toEqual([markup]);
  },
);
