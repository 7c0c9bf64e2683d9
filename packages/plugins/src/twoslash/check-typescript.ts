import { getInstallCommand, OctavoError } from '@octavo/cli';

/** From this version, other programs cannot call the compiler. */
const UNSUPPORTED_MAJOR = 7;

/**
 * Checks that Twoslash can call a version of TypeScript.
 *
 * @param folder - folder whose package manager installs another version
 * @throws {OctavoError} `PACKAGE_MISSING` with the command that installs TypeScript 6 under the same name
 */
export function checkTypeScript(version: string, folder: string = process.cwd()): void {
  if (Number.parseInt(version, 10) < UNSUPPORTED_MAJOR) return;
  const install = getInstallCommand(['typescript@npm:@typescript/typescript6'], folder);
  throw new OctavoError(
    'PACKAGE_MISSING',
    `The plugin "twoslash" does not support TypeScript ${version}.`,
    { hint: `Install TypeScript 6 as "typescript": ${install}` },
  );
}
