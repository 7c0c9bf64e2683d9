import type { SiteData } from '@octavo/theme';
import { getSiteMessages } from '@octavo/theme/internals';

/** Returns the title of a page that could not be loaded. */
export function getErrorTitle(site: SiteData): string {
  return getSiteMessages(site).pageLoadFailed.replace(/[.。।]$/, '');
}
