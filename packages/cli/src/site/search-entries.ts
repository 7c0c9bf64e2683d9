import type { IndexEntry } from '@octavo/search';

import type { Page } from '../pages/types';

/** What search gets to know of the pages: home pages and those with `search: false` stay out. */
export function searchEntries(pages: readonly Page[]): IndexEntry[] {
  return pages.flatMap(({ routePath, title, lang, version, content }) => {
    const { frontmatter, text, toc } = content;
    if (
      frontmatter.pageType === 'home' ||
      frontmatter.pageType === '404' ||
      frontmatter.search === false
    )
      return [];
    const description = frontmatter.description ? { description: frontmatter.description } : {};
    const weight = typeof frontmatter.search === 'number' ? { weight: frontmatter.search } : {};
    return [
      {
        id: routePath,
        title,
        content: text,
        toc,
        routePath,
        lang,
        version,
        ...description,
        ...weight,
      },
    ];
  });
}
