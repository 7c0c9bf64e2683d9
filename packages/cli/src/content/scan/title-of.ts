import type { PageContent } from '@octavo/mdx-plugins';

/**
 * Returns the page title: the frontmatter title, the first `h1`, or the file name in title form (`quick-start.mdx`
 * becomes "Quick start").
 */
export function getPageTitle(
  content: Pick<PageContent, 'title' | 'headingTitle'>,
  relativePath: string,
): string {
  if (content.title) return content.title;
  const segments = relativePath.replace(/\.\w+$/, '').split('/');
  const name = segments.at(-1) === 'index' ? (segments.at(-2) ?? 'index') : segments.at(-1)!;
  const words = name.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
