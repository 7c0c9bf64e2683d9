import type { PageContent } from '@octavo/mdx-plugins';

/** Frontmatter title, else the first `h1`, else the file's name in words: `quick-start.mdx` is "Quick start". */
export function titleOf(
  content: Pick<PageContent, 'title' | 'headingTitle'>,
  relativePath: string,
): string {
  if (content.title) return content.title;
  const segments = relativePath.replace(/\.\w+$/, '').split('/');
  const name = segments.at(-1) === 'index' ? (segments.at(-2) ?? 'index') : segments.at(-1)!;
  const words = name.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
