import { existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';

/** Extensions that an import can omit, in the order in which the bundler tries them. */
export const MODULE_EXTENSIONS = ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json', '.mdx', '.md'];

/** Returns the path that a specifier means: from its file, absolute, or through an alias. Packages have none. */
export function importPath(
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
  return isAbsolute(specifier) ? specifier : undefined;
}

/** Whether the bundler finds a module at a path: a file, with or without its extension, or a folder with an index. */
export function isModulePath(path: string): boolean {
  return [path, path.replace(/[?#].*$/, '')].some(
    (file) =>
      isModule(file) || existsSync(join(file, 'package.json')) || isModule(join(file, 'index')),
  );
}

function isModule(path: string): boolean {
  return ['', ...MODULE_EXTENSIONS].some((extension) =>
    statSync(path + extension, { throwIfNoEntry: false })?.isFile(),
  );
}
