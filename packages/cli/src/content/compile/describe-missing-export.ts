import { dirname, resolve } from 'node:path';

import { findMovedPath, nearest } from '@octavo/mdx-plugins/diagnostics';

import { canResolveModule } from '../../files/module-path';
import type { Problem } from '../../model/errors';

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
  const near = nearest(name, candidates);
  return {
    message:
      name === 'default'
        ? `"${specifier}" has no default export.`
        : `"${specifier}" does not export "${name}".`,
    hint: near ? `Did you mean "${near}"?` : `Check which names "${specifier}" exports.`,
  };
}

/** Returns the message and hint for an import of a module that is not installed. */
export function describeMissingModule(specifier: string): Pick<Problem, 'message' | 'hint'> {
  return {
    message: `Module not found: "${specifier}".`,
    hint: 'Check the import path, or install the missing package.',
  };
}

/** Returns the message and hint for an import of a missing file, with its new path if the importing file was moved. */
export function describeMissingFile(
  specifier: string,
  fromFile: string,
): Pick<Problem, 'message' | 'hint'> {
  const message = `Imported file "${specifier}" not found.`;
  const moved = specifier.startsWith('.')
    ? findMovedPath(specifier, (path) => canResolveModule(resolve(dirname(fromFile), path)))
    : undefined;
  if (moved === undefined) return { message, hint: 'Fix the path or add the file.' };
  const path = moved.startsWith('.') ? moved : `./${moved}`;
  return { message, hint: `Paths are relative to the current file. Did you mean "${path}"?` };
}
