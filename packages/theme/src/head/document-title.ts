import { plainText } from '../inline-markdown/inline-markdown';
import type { PageData, SiteData } from '../model/types';

/**
 * Returns the content of `<title>`: page title, dash and site title (specification, section 2). The `titleSuffix`
 * of the frontmatter replaces the site title, and can start with `-` or `|`.
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
  return join(title, suffix ?? site.title);
}

function join(title: string, suffix: string): string {
  if (title === '' || suffix === '') return title || suffix.replace(/^\s*[-|]\s*/, '');
  return /^\s*[-|]/.test(suffix) ? `${title} ${suffix.trimStart()}` : `${title} - ${suffix}`;
}
