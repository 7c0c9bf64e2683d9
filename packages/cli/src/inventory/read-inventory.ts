import { readFileSync, statSync } from 'node:fs';

import { pageKey } from '@octavo/theme/urls';

import type { Inventory, InventoryPage } from './inventory';

/** Inventory with its pages by page key. */
export interface InventoryIndex {
  inventory: Inventory;
  pages: ReadonlyMap<string, InventoryPage>;
  redirects: ReadonlyMap<string, string>;
}

interface CachedIndex {
  /** Size and modification time of the file. */
  stamp: string;
  index: InventoryIndex | undefined;
}

const cache = new Map<string, CachedIndex>();

/**
 * Reads the copy of an inventory in the cache folder. It was validated when it was written. Each copy is only parsed
 * once, because link resolvers are created often.
 *
 * @returns `undefined` if there is no copy
 */
export function readInventory(file: string): InventoryIndex | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return undefined;
  const stamp = `${stats.size} ${stats.mtimeMs}`;
  const cached = cache.get(file);
  if (cached?.stamp === stamp) return cached.index;
  const index = parseCopy(readFileSync(file, 'utf8'));
  cache.set(file, { stamp, index });
  return index;
}

function parseCopy(text: string): InventoryIndex | undefined {
  try {
    const inventory = JSON.parse(text) as Inventory;
    return {
      inventory,
      pages: new Map(inventory.pages.map((page) => [pageKey(page.route), page])),
      redirects: new Map(
        Object.entries(inventory.redirects).map(([from, to]) => [pageKey(from), to]),
      ),
    };
  } catch {
    // The file was changed by something else.
    return undefined;
  }
}
