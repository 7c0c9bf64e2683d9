import { createRequire } from 'node:module';
import { join } from 'node:path';

import { getInstallCommand } from '../files/package-manager';
import { OctavoError } from '../model/errors';

export type TypeScript = typeof import('typescript');

/** TypeScript 6 for projects that compile with TypeScript 7, which other programs cannot call. */
const SIDE_BY_SIDE = '@typescript/typescript6';

/**
 * Loads the TypeScript version of a site. If it is 7 or newer, loads TypeScript 6 from the package
 * `@typescript/typescript6`.
 *
 * @throws {OctavoError} `PACKAGE_MISSING` if the site has none of them
 */
export function loadTypeScript(cwd: string): TypeScript {
  const require = createRequire(join(cwd, 'package.json'));
  const causes: unknown[] = [];
  let newer: string | undefined;
  for (const name of ['typescript', SIDE_BY_SIDE]) {
    try {
      const found = require(name) as Partial<TypeScript>;
      if (found.createProgram) return found as TypeScript;
      newer ??= found.version;
    } catch (cause) {
      causes.push(cause);
    }
  }
  const [reason, install] = newer
    ? [`Types cannot be checked with TypeScript ${newer}.`, SIDE_BY_SIDE]
    : ['The package "typescript" is not installed.', 'typescript@6'];
  throw new OctavoError('PACKAGE_MISSING', reason, {
    hint: `Install TypeScript 6 with \`${getInstallCommand([install], cwd, true)}\`, or set test.types to false.`,
    cause: causes[0],
  });
}
