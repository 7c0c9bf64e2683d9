import { isAbsolute } from 'node:path';

import { parse } from 'acorn';

import { findImportPosition } from '../../content/compile/find-import-position';
import { canResolveModule, resolveImportPath } from '../../files/module-path';
import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { Finding } from '../../model/rules';
import { findImports } from './local-code';

export interface PageImportsInput {
  /** Markdown pages to check. */
  pages: readonly Page[];
  /** Returns the compiled module of a page. */
  codeOf: (page: Page) => string;
  /** Returns the paths of the partials that a page imports. */
  partialsOf: (page: Page) => readonly string[];
  sourceOf: (file: string) => string;
  config: Pick<SiteConfig, 'alias' | 'plugins'>;
}

/** Reports imports of missing files in pages and partials. Packages are left to the bundler. */
export function auditPageImports({
  pages,
  codeOf,
  partialsOf,
  sourceOf,
  config: { alias, plugins },
}: PageImportsInput): Finding[] {
  // Plugins can change how the bundler resolves imports.
  if (plugins.some(({ bundler }) => bundler)) return [];
  return pages.flatMap((page) => {
    const code = codeOf(page);
    const isMissing = (specifier: string) =>
      isMissingPath(resolveCheckedPath(specifier, page.filePath, alias));
    // The regular expression is fast but can match text. Only parse the module if there is a potential match.
    if (!findImports(code).some(isMissing)) return [];
    return moduleSpecifiers(code)
      .filter(isMissing)
      .map((specifier): Finding => {
        const path = resolveCheckedPath(specifier, page.filePath, alias)!;
        const location = [page.filePath, ...partialsOf(page)].flatMap((file) =>
          findImports(sourceOf(file))
            .filter((candidate) => resolveCheckedPath(candidate, file, alias) === path)
            .map((candidate) => ({
              written: candidate,
              file,
              ...findImportPosition(sourceOf(file), candidate),
            })),
        )[0];
        const { written = specifier, ...position } = location ?? { file: page.filePath };
        return {
          rule: 'invalid-page',
          ...position,
          message: `Imported file "${written}" not found.`,
          hint: 'Fix the path or add the file.',
        };
      });
  });
}

function moduleSpecifiers(code: string): string[] {
  const { body } = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  return body.flatMap((statement) =>
    'source' in statement && statement.source ? [String(statement.source.value)] : [],
  );
}

/**
 * Returns the path for an import specifier. Returns `undefined` for packages, and for absolute paths because the
 * bundler may resolve them differently.
 */
function resolveCheckedPath(
  specifier: string,
  fromFile: string,
  alias: Readonly<Record<string, string>>,
): string | undefined {
  return isAbsolute(specifier) ? undefined : resolveImportPath(specifier, fromFile, alias);
}

function isMissingPath(path: string | undefined): boolean {
  return path !== undefined && !canResolveModule(path);
}
