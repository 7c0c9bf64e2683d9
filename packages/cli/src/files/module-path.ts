import { existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';

/** File extensions that can be omitted in imports, in resolution order. */
export const MODULE_EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json', '.mdx', '.md'];

/** Resolves a relative, absolute or aliased specifier to an absolute path. Returns `undefined` for packages. */
export function resolveImportPath(
  specifier: string,
  fromFile: string,
  alias: Readonly<Record<string, string>>,
): string | undefined {
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) return resolve(dirname(fromFile), specifier);
  for (const [key, target] of Object.entries(alias)) {
    const name = key.replace(/\$$/, '');
    const rest = specifier.slice(name.length);
    const matches =
      specifier.startsWith(name) && (rest === '' || (name === key && rest[0] === '/'));
    if (matches) return isAbsolute(target) ? target + rest : undefined;
  }
  return isAbsolute(specifier) ? specifier : undefined;
}

/**
 * Returns the file for a module path. Tries the path itself, the path with an extension, and the index file in a
 * folder.
 */
export function findModule(path: string): string | undefined {
  return ['', ...MODULE_EXTENSIONS, ...MODULE_EXTENSIONS.map((extension) => `/index${extension}`)]
    .map((end) => path + end)
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Checks whether the bundler can resolve a path. The path can be a package folder and can include a query. */
export function canResolveModule(path: string): boolean {
  return [path, path.replace(/[?#].*$/, '')].some(
    (file) => findModule(file) !== undefined || existsSync(join(file, 'package.json')),
  );
}
