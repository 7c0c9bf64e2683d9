import { plainText } from '../inline-markdown/inline-markdown';
import type { PageData, SiteData } from '../model/types';

/**
 * Returns the document title: page title and site title, separated by a dash (see section 2 of the specification).
 * `titleSuffix` in the frontmatter replaces the site title and may start with `-` or `|`. A title that equals the site
 * title is not repeated.
 *
 * @example
 * ```ts
 * document.title = documentTitle(site, page); // 'Quick start - Rstest'
 * ```
 */
export function documentTitle(site: Pick<SiteData, 'title'>, page: PageData): string {
  if (page.pageType === '404') return join('404', site.title);
  const suffix = page.frontmatter.titleSuffix;
  const title = plainText(page.title);
  if (page.pageType === 'home') return join(site.title, suffix ?? '');
  return join(title, suffix ?? (title === site.title ? '' : site.title));
}

function join(title: string, suffix: string): string {
  if (title === '' || suffix === '') return title || suffix.replace(/^\s*[-|]\s*/, '');
  return /^\s*[-|]/.test(suffix) ? `${title} ${suffix.trimStart()}` : `${title} - ${suffix}`;
}
