import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { nearest } from '@octavo/mdx-plugins/diagnostics';

/**
 * Returns the dependency of a project whose name is similar to that of a package that is not installed. Installing a
 * misspelled name could install the package of somebody else.
 *
 * @param folder - folder in the project
 */
export function findSimilarPackage(name: string, folder: string): string | undefined {
  return nearest(
    name,
    readDependencies(folder).filter((other) => other !== name),
  );
}

/** Returns the names of the dependencies in the closest `package.json`. */
function readDependencies(folder: string): string[] {
  try {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string> | undefined>;
    return Object.keys({ ...dependencies, ...devDependencies });
  } catch {
    const parent = dirname(folder);
    return parent === folder ? [] : readDependencies(parent);
  }
}
