import { basename, dirname, extname, resolve } from 'node:path';

import { findMovedPath, findSimilarFile, nearest } from '@octavo/mdx-plugins/diagnostics';

import { findSimilarPackage } from '../../files/find-similar-package';
import { canResolveModule, resolveImportPath } from '../../files/module-path';
import { toRelativeSpecifier } from '../../files/posix-path';
import type { Problem } from '../../model/errors';
import { THEME_COMPONENTS } from './compile-context';

/**
 * Returns the message and hint for an import of a missing export.
 *
 * @param candidates - export names of the module
 */
export function describeMissingExport(
  specifier: string,
  name: string,
  candidates: readonly string[],
): Pick<Problem, 'message' | 'hint'> {
  if (name === 'default')
    return {
      message: `"${specifier}" has no default export.`,
      hint: suggestNamedImport(specifier, candidates),
    };
  const message = `"${specifier}" does not export "${name}".`;
  if (specifier === '@octavo/theme' && THEME_COMPONENTS.some((each) => each === name))
    return { message, hint: `Did you mean "import { ${name} } from '@octavo/theme/mdx'"?` };
  const near = nearest(name, candidates);
  return {
    message,
    hint: near ? `Did you mean "${near}"?` : `Check which names "${specifier}" exports.`,
  };
}

/** Suggests a named import, preferably of a component, because pages import components. */
function suggestNamedImport(specifier: string, names: readonly string[]): string {
  const name = names.find((each) => /^[A-Z]/.test(each)) ?? names[0];
  if (name === undefined) return `Add "export default" to "${specifier}".`;
  return `Did you mean "import { ${name} } from '${specifier}'"?`;
}

/** Returns the message and hint for an import of a module that is not installed. */
export function describeMissingModule(
  specifier: string,
  fromFile: string,
): Pick<Problem, 'message' | 'hint'> {
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  const similar = findSimilarPackage(name, dirname(fromFile));
  return {
    message: `Module not found: "${specifier}".`,
    hint: similar
      ? `Did you mean "${similar}${specifier.slice(name.length)}"?`
      : 'Check the import path, or install the missing package.',
  };
}

/**
 * Returns the message and hint for an import of a missing file, with its new path if the importing file was moved, or the
 * path of a file with a similar name.
 *
 * @param alias - aliases of the bundler, with absolute paths. @default no aliases
 */
export function describeMissingFile(
  specifier: string,
  fromFile: string,
  alias: Readonly<Record<string, string>> = {},
): Pick<Problem, 'message' | 'hint'> {
  const message = `Imported file "${specifier}" not found.`;
  if (!specifier.startsWith('.')) {
    const path = resolveImportPath(specifier, fromFile, alias);
    const name = path && findSimilarName(path);
    return {
      message,
      hint: name
        ? `Did you mean "${specifier.slice(0, -basename(specifier).length)}${name}"?`
        : 'Fix the path or add the file.',
    };
  }
  const path = findImportedFile(specifier, dirname(fromFile));
  return {
    message,
    hint:
      path === undefined
        ? 'Fix the path or add the file.'
        : `Paths are relative to the current file. Did you mean "${path}"?`,
  };
}

/** Returns the name of a similar file in the folder of a missing file, without an extension that can be omitted. */
function findSimilarName(path: string): string | undefined {
  const file = findSimilarFile(path);
  if (file === undefined || dirname(file) !== dirname(path)) return undefined;
  return extname(path) === '' ? basename(file, extname(file)) : basename(file);
}

function findImportedFile(specifier: string, folder: string): string | undefined {
  const moved = findMovedPath(specifier, (path) => canResolveModule(resolve(folder, path)));
  if (moved !== undefined) return moved.startsWith('.') ? moved : `./${moved}`;
  const similar = findSimilarFile(resolve(folder, specifier));
  if (similar === undefined) return undefined;
  const path = toRelativeSpecifier(similar, folder);
  const withoutExtension = path.slice(0, path.length - extname(path).length);
  const canOmitExtension =
    extname(specifier) === '' && canResolveModule(resolve(folder, withoutExtension));
  return canOmitExtension ? withoutExtension : path;
}
