import { existsSync } from 'node:fs';

import { readCache, writeCache } from '../files/json-cache';
import { writeFileAtomic } from '../files/write-file-atomic';
import type { InventoryStatus, LinkedSite } from '../model/linked-site';
import { type FetchOptions, fetchInventory } from './fetch-inventory';
import { readInventory } from './read-inventory';

/** When and from where a copy was fetched. In a separate file, so that compiled pages only depend on the inventory. */
interface CopyRecord {
  /** ISO 8601. */
  date: string;
  etag?: string;
}

/**
 * Loads the inventories of other sites into the cache folder, all at the same time. If one cannot be loaded, the copy
 * from the last time is used.
 *
 * @returns the sites with their status
 */
export async function loadInventories(
  sites: readonly LinkedSite[],
  options: Omit<FetchOptions, 'etag'> = {},
): Promise<LinkedSite[]> {
  return Promise.all(
    sites.map(async (site) => ({ ...site, status: await loadInventory(site, options) })),
  );
}

async function loadInventory(
  site: LinkedSite,
  options: Omit<FetchOptions, 'etag'>,
): Promise<InventoryStatus> {
  const recordFile = `${site.file}.date`;
  const hasCopy = existsSync(site.file) && readInventory(site.file) !== undefined;
  const record = hasCopy ? readCache<CopyRecord>(recordFile) : undefined;
  const date = new Date().toISOString();
  try {
    const fetched = await fetchInventory(site, { ...options, etag: record?.etag });
    if (fetched) {
      writeFileAtomic(site.file, JSON.stringify(fetched.inventory));
      const { etag } = fetched;
      writeCache(recordFile, { date, ...(etag ? { etag } : {}) } satisfies CopyRecord);
    } else writeCache(recordFile, { ...record, date });
    return { kind: 'current' };
  } catch (error) {
    const reason = (error as Error).message;
    return record ? { kind: 'stale', date: record.date, reason } : { kind: 'missing', reason };
  }
}
