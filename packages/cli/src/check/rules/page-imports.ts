import { existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';

import { parse } from 'acorn';

import { MODULE_EXTENSIONS } from '../../content/compile/module-extensions';
import { placeOfImport } from '../../content/compile/place-of-import';
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

/** The path that a specifier means, where it is one: relative, or through an alias of the site. */
function pathOf(
  specifier: string,
  fromFile: string,
  alias: Readonly<Record<string, string>>,
): string | undefined {
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) return resolve(dirname(fromFile), specifier);
  for (const [key, target] of Object.entries(alias)) {
    const name = key.replace(/\$$/, '');
    const rest = specifier.slice(name.length);
    const isMeant =
      specifier.startsWith(name) && (rest === '' || (name === key && rest[0] === '/'));
    if (isMeant) return isAbsolute(target) ? target + rest : undefined;
  }
  return undefined;
}

function isGone(path: string | undefined): boolean {
  if (path === undefined) return false;
  return ![path, path.replace(/[?#].*$/, '')].some(
    (file) =>
      isModule(file) || existsSync(join(file, 'package.json')) || isModule(join(file, 'index')),
  );
}

function isModule(path: string): boolean {
  return ['', ...MODULE_EXTENSIONS].some((extension) =>
    statSync(path + extension, { throwIfNoEntry: false })?.isFile(),
  );
}
