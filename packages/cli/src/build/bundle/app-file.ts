import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const distFolder = dirname(fileURLToPath(import.meta.url));

/** Returns the absolute path of a file in this package's `dist` folder. */
export function resolveDistFile(name: string): string {
  return join(distFolder, name);
}

/** Returns the absolute path of a module in the browser app. */
export function resolveAppFile(name: string): string {
  return resolveDistFile(`app/${name}`);
}
