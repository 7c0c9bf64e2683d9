import type { SourceFile } from '../../model/page';
import { readComponentPage } from './component-page';
import { readHead } from './read-head';

/** Checks whether a page is a draft, without compiling it. Invalid frontmatter is reported when the page is compiled. */
export function isDraft(
  { kind, filePath }: Pick<SourceFile, 'kind' | 'filePath'>,
  source: string,
): boolean {
  // Most pages are not drafts, and searching is much faster than parsing.
  if (!source.includes('draft')) return false;
  const { frontmatter } =
    kind === 'component' ? readComponentPage(source, filePath) : readHead(source);
  return frontmatter.draft === true;
}
