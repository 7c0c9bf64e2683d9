import { toHtmlFile } from '@octavo/theme/urls';

import type { Page } from '../model/page';
import type { Finding } from '../model/rules';
import type { SiteGraph } from '../site/read-site';

/** Returns the HTML files of pages whose frontmatter does not allow inline scripts. */
export function getRestrictedFiles(pages: readonly Page[]): Set<string> {
  return new Set(
    pages
      .filter(({ content }) => !content.frontmatter.inlineScripts)
      .map(({ routePath }) => toHtmlFile(routePath)),
  );
}

/** Reports inline scripts that components render. Scripts in the source of a page are reported when it is compiled. */
export function findComponentScripts(
  { published, summaries }: Pick<SiteGraph, 'published' | 'summaries'>,
  blocked: ReadonlySet<string>,
): Finding[] {
  return published
    .filter(({ routePath }) => blocked.has(toHtmlFile(routePath)))
    .filter(
      ({ filePath }) =>
        !summaries.get(filePath)?.warnings.some(({ rule }) => rule === 'inline-script'),
    )
    .map(({ filePath }) => ({
      rule: 'inline-script',
      file: filePath,
      line: 1,
      column: 1,
      message:
        'The content security policy of the site does not allow an inline script that a component renders on this page.',
      hint: 'Add "inlineScripts: true" to the frontmatter of the page, or move the script to a file or to "head" in the configuration.',
    }));
}
