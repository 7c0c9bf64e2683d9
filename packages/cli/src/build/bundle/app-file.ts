import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const distFolder = dirname(fileURLToPath(import.meta.url));

/** Path of a module beside the bundled code of this package. */
export function distFile(name: string): string {
  return join(distFolder, name);
}

/** Path of a module of the application, which browsers run. */
export function appFile(name: string): string {
  return distFile(`app/${name}`);
}
