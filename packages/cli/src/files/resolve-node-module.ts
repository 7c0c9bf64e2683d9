import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createJiti } from 'jiti';

/**
 * Resolves a module that runs in Node.js, such as a remark plugin, like an `import` in a file of the given folder.
 * Packages can be ESM only, and paths can omit the extension.
 *
 * @returns the absolute path of the module
 * @throws {Error} if the module is not found
 */
export function resolveNodeModule(specifier: string, folder: string): string {
  const file = fileURLToPath(createJiti(join(folder, 'docs.config.ts')).esmResolve(specifier));
  if (!existsSync(file)) throw new Error(`Cannot find module '${specifier}'`);
  return file;
}
