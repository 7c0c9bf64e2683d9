import { plainText } from '../inline-markdown/inline-markdown';
import type { PageData, SiteData } from '../model/types';

/**
 * What the browser's tab says: page title, a dash, the site's title (specification, section 2).
 * `titleSuffix` takes the site title's place and may bring its own `-` or `|`.
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
