import { existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';

/** Extensions that an import can omit, in the order in which the bundler tries them. */
export const MODULE_EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json', '.mdx', '.md'];

/** Returns the path of a relative, absolute or aliased specifier; `undefined` for packages. */
export function importPath(
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

/** Returns the file that a path resolves to: the path itself, with an extension, or the index file of a folder. */
export function findModule(path: string): string | undefined {
  return ['', ...MODULE_EXTENSIONS, ...MODULE_EXTENSIONS.map((extension) => `/index${extension}`)]
    .map((end) => path + end)
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Checks whether the bundler can resolve a path, which can be a package folder and can end with a query. */
export function isModulePath(path: string): boolean {
  return [path, path.replace(/[?#].*$/, '')].some(
    (file) => findModule(file) !== undefined || existsSync(join(file, 'package.json')),
  );
}
