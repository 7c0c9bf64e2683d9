import { readFileSync } from 'node:fs';

import { findModule, importPath } from '../../files/module-path';

const IMPORT = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"])([^'"\n]+)\1/g;
/** Specifiers that a module imports. */
export function importsOf(code: string): string[] {
  return [...code.matchAll(IMPORT)].map(([, , specifier]) => specifier!);
}

/** Returns the file that a specifier means, if it is in the site: by path, or through an alias. */
export function localFile(
  specifier: string,
  fromFile: string,
  alias: Readonly<Record<string, string>>,
): string | undefined {
  const path = importPath(specifier, fromFile, alias);
  return path === undefined ? undefined : findModule(path);
}

/** Text of files of the site and of all they import from it, by path. */
export function readLocalCode(
  files: Iterable<string>,
  alias: Readonly<Record<string, string>>,
): Map<string, string> {
  const texts = new Map<string, string>();
  const visit = (file: string): void => {
    if (texts.has(file) || !/\.[mc]?[jt]sx?$/.test(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const specifier of importsOf(text)) {
      const target = localFile(specifier, file, alias);
      if (target !== undefined) visit(target);
    }
  };
  for (const file of files) visit(file);
  return texts;
}
