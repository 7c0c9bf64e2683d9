import { auditPageImports, getPartials } from '../check/rules/page-imports';
import { readSource } from '../files/read-source';
import type { SiteConfig } from '../model/config';
import type { Problem } from '../model/errors';
import type { Page } from '../model/page';
import type { LiveCompiler } from './live-compiler';

/**
 * Returns the imports of a Markdown page and its partials whose files, packages or exports are missing. The list is empty
 * for other files.
 *
 * @throws {OctavoError} `PAGES_INVALID` if the page cannot be compiled.
 */
export async function findMissingImports(
  page: Page | undefined,
  compiler: Pick<LiveCompiler, 'compile' | 'getBody'>,
  config: SiteConfig,
): Promise<Problem[]> {
  if (page?.kind !== 'markdown') return [];
  const summary = await compiler.compile(page);
  const { code } = await compiler.getBody(page);
  const findings = auditPageImports({
    pages: [page],
    codeOf: () => code,
    // They are not part of the bundle.
    unusedImportsOf: () => '',
    partialsOf: () => getPartials(summary),
    sourceOf: (file) => readSource(file).text,
    config,
  });
  return findings.map(({ rule: _, ...problem }) => problem);
}
