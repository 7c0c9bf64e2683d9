/** Attribute that holds the announcement ID. The head script uses it to hide a dismissed announcement. */
export const ANNOUNCEMENT_ATTRIBUTE = 'data-announcement';

/**
 * Returns the storage key for the ID of the dismissed announcement. Includes the base path because multiple sites can
 * share an origin.
 */
export function getAnnouncementKey(base: string): string {
  return base === '/' ? 'octavo.announcement' : `octavo.announcement:${base}`;
}
