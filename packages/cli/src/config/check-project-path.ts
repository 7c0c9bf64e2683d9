import { sep } from 'node:path';

import { OctavoError } from '../model/errors';

/**
 * Characters that separate loaders, the query and the fragment from the path of a module. Globs read a backslash as a
 * separator of folders on all systems.
 */
const SEPARATOR = /[!?#\\]/;

/**
 * Checks that the bundler and globs find files in a folder.
 *
 * @param folder - absolute path
 * @throws {OctavoError} `USAGE` if the path contains a character that they read as a separator
 */
export function checkProjectPath(folder: string): void {
  const [character] = SEPARATOR.exec(folder.replaceAll(sep, '/')) ?? [];
  if (character === undefined) return;
  throw new OctavoError(
    'USAGE',
    `The path of the project cannot contain "${character}": ${folder}`,
    {
      hint: 'Octavo does not find files in such a folder. Rename the folder or choose a different one.',
    },
  );
}
