import { withBase } from '@octavo/theme/urls';

import { MANIFEST_FILE, type SiteManifest } from '../payload';

/**
 * Fetch what a site says of itself.
 *
 * @throws When it is missing or is not JSON.
 */
export async function fetchManifest(base: string): Promise<SiteManifest> {
  const url = withBase(MANIFEST_FILE, base);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Expected a manifest at ${url}, got ${response.status}.`);
  return (await response.json()) as SiteManifest;
}
