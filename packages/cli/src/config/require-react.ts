import { installedVersion } from '../files/installed-version';
import { OctavoError, type Problem } from '../model/errors';

const OLDEST = 19;
const NAMES = ['react', 'react-dom'];

/**
 * Look for the React that a site is built with.
 *
 * @param from - files beside which it may be installed, the site's first
 * @throws {OctavoError} `PACKAGE_MISSING` where there is none, or one that is too old
 */
export function requireReact(from: readonly string[]): void {
  const problems = NAMES.flatMap((name): Problem[] => {
    const version = installedVersion(name, from);
    if (version !== undefined && Number.parseInt(version, 10) >= OLDEST) return [];
    const got = version === undefined ? 'none' : version;
    return [{ message: `Expected ${name} ${OLDEST} or newer beside the site, got ${got}.` }];
  });
  if (problems.length === 0) return;
  throw new OctavoError('PACKAGE_MISSING', 'The site has no React that it can be built with.', {
    problems,
    hint: `Install it: npm install ${NAMES.map((name) => `${name}@${OLDEST}`).join(' ')}`,
  });
}
