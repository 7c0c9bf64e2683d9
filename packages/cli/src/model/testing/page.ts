import type { PageContent } from '@octavo/mdx-plugins';

import type { Page } from '../page';

/** Returns a page for tests. */
export function testPage(
  relativePath: string,
  content: Partial<PageContent> = {},
  {
    root = '/site/content',
    lang = relativePath.split('/')[0]!,
  }: { root?: string; lang?: string } = {},
): Page {
  const rest = relativePath
    .replace(/^[^/]+/, '')
    .replace(/\.\w+$/, '')
    .replace(/\/index$/, '/');
  return {
    filePath: `${root}/${relativePath}`,
    relativePath,
    routePath: lang === 'en' ? rest : `/${lang}${rest}`,
    lang,
    version: '',
    kind: 'markdown',
    title: relativePath,
    content: { frontmatter: {}, toc: [], text: 'Text', ids: [], links: [], ...content },
  };
}
