import type { PageContent } from '@octavo/mdx-plugins';

import { isReadme } from './page-extensions';

/**
 * Returns the page title: the frontmatter title, the first `h1`, or the file name in title form (`quick-start.mdx`
 * becomes "Quick start").
 */
export function getPageTitle(
  content: Pick<PageContent, 'title' | 'headingTitle'>,
  relativePath: string,
): string {
  if (content.title) return content.title;
  const path = relativePath.replace(/\.\w+$/, '');
  const segments = path.split('/');
  const name = segments.at(-1)!;
  const isIndex = name === 'index' || isReadme(path);
  return nameToTitle((isIndex ? segments.at(-2) : undefined) ?? name);
}

/** Converts the name of a file or folder to a title. For example, `quick-start` becomes "Quick start". */
export function nameToTitle(name: string): string {
  const words = name.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
