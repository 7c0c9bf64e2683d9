import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

/** Checks whether a package is installed in a `node_modules` folder in any parent folder of a file. */
export function isInstalled(name: string, file: string): boolean {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return true;
    if (folder === dirname(folder)) return false;
  }
}

/** Returns the package name in a specifier. Returns `undefined` for paths, URLs and Node.js built-in modules. */
export function getPackageName(specifier: string): string | undefined {
  const name = /^(?:@[\w.-]+\/)?[a-zA-Z][\w.-]*(?=\/|$)/.exec(specifier)?.[0];
  return name === undefined || builtinModules.includes(name) ? undefined : name;
}
