import { isAbsolute } from 'node:path';

import { parse } from 'acorn';

import { placeOfImport } from '../../content/compile/place-of-import';
import { importPath, isModulePath } from '../../files/module-path';
import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { Finding } from '../../model/rules';
import { importsOf } from './local-code';

export interface PageImportsInput {
  /** Pages whose code is theirs. */
  pages: readonly Page[];
  /** Module that a page was compiled to. */
  codeOf: (page: Page) => string;
  /** Returns the paths of the partials of a page. */
  partialsOf: (page: Page) => readonly string[];
  sourceOf: (file: string) => string;
  config: Pick<SiteConfig, 'alias' | 'plugins'>;
}

/** Imports of files that do not exist. Whether a package is there, only the bundler tells. */
export function auditImports({
  pages,
  codeOf,
  partialsOf,
  sourceOf,
  config: { alias, plugins },
}: PageImportsInput): Finding[] {
  // Plugins may teach the bundler to find more.
  if (plugins.some(({ bundler }) => bundler)) return [];
  return pages.flatMap((page) => {
    const code = codeOf(page);
    const gone = (specifier: string) => isGone(pathOf(specifier, page.filePath, alias));
    // Texts of a page may look like an import, and most pages have none that is gone.
    if (!importsOf(code).some(gone)) return [];
    return moduleSpecifiers(code)
      .filter(gone)
      .map((specifier): Finding => {
        const path = pathOf(specifier, page.filePath, alias)!;
        const written = [page.filePath, ...partialsOf(page)].flatMap((file) =>
          importsOf(sourceOf(file))
            .filter((each) => pathOf(each, file, alias) === path)
            .map((each) => ({ each, file, ...placeOfImport(sourceOf(file), each) })),
        )[0];
        const { each = specifier, ...place } = written ?? { file: page.filePath };
        return {
          rule: 'invalid-page',
          ...place,
          message: `Expected a file at "${each}", got none.`,
          hint: 'Correct the path, or add the file.',
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

/** The path that an import means. The bundler may look for an absolute one below the folder of the site. */
function pathOf(
  specifier: string,
  fromFile: string,
  alias: Readonly<Record<string, string>>,
): string | undefined {
  return isAbsolute(specifier) ? undefined : importPath(specifier, fromFile, alias);
}

function isGone(path: string | undefined): boolean {
  return path !== undefined && !isModulePath(path);
}
