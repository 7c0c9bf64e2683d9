/** First version on the registry. All packages are at 0.1.0 before it, and the changesets of new features raise that. */
const FIRST_RELEASE = '0.2.0';

/** Checks whether a version is newer than the first release. References name only these versions. */
export function isNewer(version: string): boolean {
  return version.localeCompare(FIRST_RELEASE, 'en', { numeric: true }) > 0;
}
