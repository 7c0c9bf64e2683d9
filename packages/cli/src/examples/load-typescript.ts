import { createRequire } from 'node:module';
import { join } from 'node:path';

import { getInstallCommand } from '../files/package-manager';
import { OctavoError } from '../model/errors';

export type TypeScript = typeof import('typescript');

/**
 * Loads the TypeScript version of a site.
 *
 * @throws {OctavoError} `PACKAGE_MISSING` if the site has none
 */
export function loadTypeScript(cwd: string): TypeScript {
  try {
    return createRequire(join(cwd, 'package.json'))('typescript') as TypeScript;
  } catch (cause) {
    throw new OctavoError('PACKAGE_MISSING', 'The package "typescript" is not installed.', {
      hint: `Install it with \`${getInstallCommand(['typescript'], cwd, true)}\`, or set test.types to false.`,
      cause,
    });
  }
}
