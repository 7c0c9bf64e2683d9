/** Attribute of an announcement that tells it from others; the head script hides the closed one by it. */
export const ANNOUNCEMENT_ATTRIBUTE = 'data-announcement';

/** Where the announcement is stored that the reader closed: sites that share an origin have different bases. */
export function announcementKey(base: string): string {
  return base === '/' ? 'octavo.announcement' : `octavo.announcement:${base}`;
}
