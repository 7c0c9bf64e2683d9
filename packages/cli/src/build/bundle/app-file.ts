import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const distFolder = dirname(fileURLToPath(import.meta.url));

/** Returns the path of a file in `dist` of this package. */
export function distFile(name: string): string {
  return join(distFolder, name);
}

/** Returns the path of a module of the browser application. */
export function appFile(name: string): string {
  return distFile(`app/${name}`);
}
