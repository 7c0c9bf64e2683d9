import { readFileSync } from 'node:fs';

import { findModule, resolveImportPath } from '../../files/module-path';

const IMPORT = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"])([^'"\n]+)\1/g;

/** Returns the import specifiers in a module. */
export function findImports(code: string): string[] {
  return [...code.matchAll(IMPORT)].map(([, , specifier]) => specifier!);
}

/** Resolves a relative or aliased specifier to a file. Returns `undefined` for packages and missing files. */
export function resolveLocalFile(
  specifier: string,
  fromFile: string,
  alias: Readonly<Record<string, string>>,
): string | undefined {
  const path = resolveImportPath(specifier, fromFile, alias);
  return path === undefined ? undefined : findModule(path);
}

/** Reads files and their relative and aliased imports recursively. Returns a map of paths to sources. */
export function readLocalCode(
  files: Iterable<string>,
  alias: Readonly<Record<string, string>>,
): Map<string, string> {
  const sources = new Map<string, string>();
  const visit = (file: string): void => {
    if (sources.has(file) || !/\.[mc]?[jt]sx?$/.test(file)) return;
    const source = readFileSync(file, 'utf8');
    sources.set(file, source);
    for (const specifier of findImports(source)) {
      const target = resolveLocalFile(specifier, file, alias);
      if (target !== undefined) visit(target);
    }
  };
  for (const file of files) visit(file);
  return sources;
}
