import { dirname } from 'node:path';

import { getInstalledVersion } from '../files/installed-version';
import { getInstallCommand } from '../files/package-manager';
import { OctavoError, type Problem } from '../model/errors';

const MIN_MAJOR = 19;
const PACKAGES = ['react', 'react-dom'];

/**
 * Checks that a supported version of React is installed.
 *
 * @param from - files to resolve the packages from, in order
 * @throws {OctavoError} `PACKAGE_MISSING` if React is missing or too old
 */
export function requireReact(from: readonly string[]): void {
  const problems = PACKAGES.flatMap((name): Problem[] => {
    const version = getInstalledVersion(name, from);
    if (version !== undefined && Number.parseInt(version, 10) >= MIN_MAJOR) return [];
    const message =
      version === undefined
        ? `Package "${name}" is not installed.`
        : `The installed version of "${name}" is ${version}.`;
    return [{ message }];
  });
  if (problems.length === 0) return;
  throw new OctavoError('PACKAGE_MISSING', `Octavo requires React ${MIN_MAJOR} or newer.`, {
    problems,
    hint: `Install them: ${getInstallCommand(
      PACKAGES.map((name) => `${name}@${MIN_MAJOR}`),
      dirname(from[0]!),
    )}`,
  });
}
