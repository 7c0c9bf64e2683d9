import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';

import { parse } from 'acorn';

import {
  describeMissingExport,
  describeMissingFile,
  describeMissingModule,
} from '../../content/compile/describe-missing-export';
import { findImportPosition } from '../../content/compile/find-import-position';
import { isPackageMissing } from '../../files/is-package-missing';
import { canResolveModule, findModule, resolveImportPath } from '../../files/module-path';
import { positionAt, readJson } from '../../files/read-json';
import { readSource } from '../../files/read-source';
import type { PageSummary } from '../../model/compiled-page';
import type { SiteConfig } from '../../model/config';
import type { Page } from '../../model/page';
import type { Finding } from '../../model/rules';
import { THEME_ALIASES } from '../../model/theme-aliases';
import { findImports } from './local-code';
import {
  createExportReader,
  findImportedNames,
  type ImportedName,
  parseImportedNames,
} from './module-exports';

export interface PageImportsInput {
  /** Pages to check. */
  pages: readonly Page[];
  /** Returns the module of a page: the compiled code of a Markdown page, or the source of a component page. */
  codeOf: (page: Page) => string;
  /** Returns the code of the imports that a Markdown page does not use, which the compiler removed. */
  unusedImportsOf: (page: Page) => string;
  /** Returns the paths of the partials that a page imports. */
  partialsOf: (page: Page) => readonly string[];
  sourceOf: (file: string) => string;
  config: Pick<SiteConfig, 'alias' | 'plugins' | 'themeFile'>;
}

/**
 * Reports imports of missing files, packages and exports in pages and partials. The exports of packages other than the
 * theme are left to the bundler. Unused imports are warnings, because the compiler removes them.
 */
export function auditPageImports({
  pages,
  codeOf,
  unusedImportsOf,
  partialsOf,
  sourceOf,
  config,
}: PageImportsInput): Finding[] {
  const { alias, plugins } = config;
  // Plugins can change how the bundler resolves imports.
  if (plugins.some(({ bundler }) => bundler)) return [];
  const exportsOf = createExportReader(config);

  /**
   * Returns the specifier in the source of the page, or of the partial that contains the import, and its position.
   *
   * @param name - imported name, to choose between several imports from the same module
   */
  function locate(specifier: string, page: Page, name?: string) {
    const keyOf = (candidate: string, file: string) =>
      resolveCheckedPath(candidate, file, alias) ?? candidate;
    const path = keyOf(specifier, page.filePath);
    for (const file of [page.filePath, ...partialsOf(page)]) {
      const source = sourceOf(file);
      const isSame = (candidate: string) => keyOf(candidate, file) === path;
      const named = findImportedNames(source).find(
        (each) => each.name === name && isSame(each.specifier),
      );
      if (named)
        return {
          written: named.specifier,
          position: { file, ...positionAt(named.offset, source) },
        };
      const written = findImports(source).find(isSame);
      if (written !== undefined && name === undefined)
        return { written, position: { file, ...findImportPosition(source, written) } };
    }
    return { written: specifier, position: { file: page.filePath } };
  }

  // The regular expressions are fast but can match text. Only parse the module if there is a potential match.
  function findMissingFiles(page: Page, code: string): Finding[] {
    // Imports in component pages may be types, which the bundler removes.
    if (page.kind === 'component') return [];
    const isMissing = (specifier: string) =>
      isMissingPath(resolveCheckedPath(specifier, page.filePath, alias)) ||
      isMissingPackage(specifier, page.filePath, alias);
    if (!findImports(code).some(isMissing)) return [];
    return moduleSpecifiers(code)
      .filter(isMissing)
      .map((specifier): Finding => {
        const { written, position } = locate(specifier, page);
        if (isMissingPackage(specifier, page.filePath, alias))
          return {
            rule: 'invalid-page',
            ...position,
            ...describeMissingModule(written, position.file),
          };
        return {
          rule: 'invalid-page',
          ...position,
          ...describeMissingFile(written, position.file, alias),
        };
      });
  }

  function findMissingExports(page: Page, code: string): Finding[] {
    const isMissing = ({ specifier, name }: ImportedName) =>
      exportsOf(specifier, page.filePath)?.has(name) === false;
    if (!findImportedNames(code).some(isMissing)) return [];
    return parseImportedNames(code, page.kind === 'markdown' ? 'page.js' : page.filePath)
      .filter(isMissing)
      .map(({ specifier, name }): Finding => {
        const { written, position } = locate(specifier, page, name);
        const names = [...exportsOf(specifier, page.filePath)!];
        return {
          rule: 'invalid-page',
          ...position,
          ...describeMissingExport(written, name, names),
        };
      });
  }

  /** Returns the syntax errors of imported JSON files. Those of scripts are left to the bundler. */
  function findInvalidJson(page: Page, code: string): Finding[] {
    const isJson = (specifier: string) => specifier.endsWith('.json');
    if (page.kind === 'component' || !findImports(code).some(isJson)) return [];
    return moduleSpecifiers(code)
      .filter(isJson)
      .flatMap((specifier): Finding[] => {
        const path = resolveCheckedPath(specifier, page.filePath, alias);
        const file = path && findModule(path);
        const { problem } = file ? readJson(file, readSource(file).text) : {};
        return problem ? [{ rule: 'invalid-page', ...problem }] : [];
      });
  }

  const findMissing = (page: Page, code: string) => [
    ...findInvalidJson(page, code),
    ...findMissingFiles(page, code),
    ...findMissingExports(page, code),
  ];
  return pages.flatMap((page) => [
    ...findMissing(page, codeOf(page)),
    ...findMissing(page, unusedImportsOf(page)).map(
      (finding): Finding => ({
        ...finding,
        rule: 'page-warning',
        hint: 'The page does not use the import. Remove it.',
      }),
    ),
  ]);
}

/** Returns the paths of the partials that a page imports, for `partialsOf`. */
export function getPartials(summary: Pick<PageSummary, 'dependencies'> | undefined): string[] {
  return (summary?.dependencies ?? []).filter((file) => /\.mdx?$/.test(file) && existsSync(file));
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

/** Checks whether an import refers to a package that is neither installed nor replaced by an alias. */
function isMissingPackage(
  specifier: string,
  fromFile: string,
  alias: Readonly<Record<string, string>>,
): boolean {
  const isAlias = (key: string) =>
    specifier === key.replace(/\$$/, '') || specifier.startsWith(`${key}/`);
  if (THEME_ALIASES.includes(specifier) || Object.keys(alias).some(isAlias)) return false;
  return isPackageMissing(specifier, fromFile);
}

function isMissingPath(path: string | undefined): boolean {
  return path !== undefined && !canResolveModule(path);
}
