import { existsSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

/** Whether a file can import a package. */
export function isInstalled(name: string, file: string): boolean {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return true;
    if (folder === dirname(folder)) return false;
  }
}

/** Returns the package that a specifier imports from; `undefined` for paths, URLs and modules of Node. */
export function packageOf(specifier: string): string | undefined {
  const name = /^(?:@[\w.-]+\/)?[a-zA-Z][\w.-]*(?=\/|$)/.exec(specifier)?.[0];
  return name === undefined || builtinModules.includes(name) ? undefined : name;
}
