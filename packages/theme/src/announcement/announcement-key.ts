/** Attribute with the ID of an announcement, which the head script uses to hide a closed announcement. */
export const ANNOUNCEMENT_ATTRIBUTE = 'data-announcement';

/** Returns the storage key of the closed announcement. It depends on the base path, because sites can share an origin. */
export function announcementKey(base: string): string {
  return base === '/' ? 'octavo.announcement' : `octavo.announcement:${base}`;
}
