import type { PageData } from '@octavo/theme';

/**
 * Title of the document: page title, a dash, the site's title. `titleSuffix` stands for the site's title; one that
 * begins with a dash or a bar brings its own separator.
 */
export function documentTitle(
  { pageType, title, frontmatter }: Pick<PageData, 'pageType' | 'title' | 'frontmatter'>,
  siteTitle: string,
): string {
  const { titleSuffix } = frontmatter;
  if (pageType === 'home') return titleSuffix ? joinTitle(siteTitle, titleSuffix) : siteTitle;
  if (pageType === '404') return joinTitle('404', siteTitle);
  if (!title) return siteTitle;
  return joinTitle(title, titleSuffix ?? siteTitle);
}

function joinTitle(title: string, suffix: string): string {
  const trimmed = suffix.trim();
  return /^[-|]/.test(trimmed) ? `${title} ${trimmed}` : `${title} - ${trimmed}`;
}
