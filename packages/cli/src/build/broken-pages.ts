import { findImports, readLocalCode, resolveLocalFile } from '../check/rules/local-code';
import type { Problem } from '../model/errors';
import type { Page } from '../model/page';
import type { SiteGraph } from '../site/read-site';

/**
 * Returns a function that checks whether a page imports a module with a bundling problem, directly or indirectly. Such
 * pages cannot be rendered. All pages are affected if a problem cannot be attributed to pages.
 */
export function findBrokenPages(
  problems: readonly Problem[],
  {
    config: { alias, overrides, themeFile },
    published,
    summaries,
    codeOf,
  }: Pick<SiteGraph, 'config' | 'published' | 'summaries' | 'codeOf'>,
): (page: Page) => boolean {
  const broken = new Set(problems.map(({ file }) => file));
  if (broken.size === 0) return () => false;
  const filesOf = (files: string[]) => [...files, ...readLocalCode(files, alias).keys()];
  const modulesOf = (page: Page) =>
    page.kind === 'component'
      ? filesOf([page.filePath])
      : [
          page.filePath,
          ...(summaries.get(page.filePath)?.dependencies ?? []),
          ...filesOf(
            findImports(codeOf(page)).flatMap(
              (module) => resolveLocalFile(module, page.filePath, alias) ?? [],
            ),
          ),
        ];
  const pagesByFile = new Map<string | undefined, string[]>();
  for (const page of published)
    for (const file of modulesOf(page))
      if (broken.has(file))
        pagesByFile.set(file, [...(pagesByFile.get(file) ?? []), page.filePath]);
  const ofTheme = new Set(
    filesOf([...Object.values(overrides), ...(themeFile ? [themeFile] : [])]),
  );
  const isOfPages = [...broken].every(
    (file) => pagesByFile.has(file) && !(file !== undefined && ofTheme.has(file)),
  );
  const affected = new Set([...pagesByFile.values()].flat());
  return ({ filePath }) => !isOfPages || affected.has(filePath);
}
