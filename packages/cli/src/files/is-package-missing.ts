import { existsSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';

const PACKAGE = /^(?:@[\w.-]+\/)?[\w-][\w.-]*(?=\/|$)/;

/**
 * Checks whether an import refers to a package that is not installed. Only looks for the folder of the package and does
 * not run it.
 */
export function isPackageMissing(specifier: string, fromFile: string): boolean {
  // Plug'n'Play has no folders of packages.
  if (isBuiltin(specifier) || process.versions.pnp) return false;
  const [name] = PACKAGE.exec(specifier) ?? [];
  // Everything else, such as a loader query or `#imports`, is left to the bundler.
  if (name === undefined || /[!?:]/.test(specifier)) return false;
  const folders = [fromFile, import.meta.url].flatMap(
    (file) => createRequire(file).resolve.paths(name) ?? [],
  );
  return !folders.some((folder) => existsSync(join(folder, name))) && !isInPackage(name, fromFile);
}

/** Checks whether a file is in the package with the given name, because packages can import themselves. */
function isInPackage(name: string, file: string): boolean {
  const folder = dirname(file);
  if (folder === file) return false;
  const manifest = join(folder, 'package.json');
  try {
    if ((JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === name)
      return true;
  } catch {
    // The folder has no valid package.json.
  }
  return isInPackage(name, folder);
}
