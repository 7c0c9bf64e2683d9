import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { LinkedSite } from '../../model/linked-site';
import { INVENTORY_VERSION, type Inventory } from '../inventory';

/** Creates an inventory in two languages. The Chinese site lacks `/guide/start`. */
export function testInventory(fields: Partial<Inventory> = {}): Inventory {
  const page = (route: string, ids: string[] = []) => ({ route, title: 'Title', ids });
  return {
    version: INVENTORY_VERSION,
    title: 'Kit',
    defaultLang: 'en',
    langs: ['en', 'zh'],
    cleanUrls: true,
    pages: [
      page('/', ['intro']),
      page('/guide/start', ['install', 'usage']),
      page('/guide/install/'),
      page('/zh/', ['intro']),
      page('/zh/guide/install/'),
    ],
    redirects: { '/old': '/guide/start', '/chat': 'https://chat.example/' },
    ...fields,
  };
}

/** Creates a linked site with a copy of its inventory in a temporary folder. Without an inventory, there is no copy. */
export function testLinkedSite(
  inventory: Inventory | undefined,
  fields: Partial<LinkedSite> = {},
): LinkedSite {
  const file = join(mkdtempSync(join(tmpdir(), 'octavo-inventory-')), 'kit.json');
  if (inventory) writeFileSync(file, JSON.stringify(inventory));
  return {
    prefix: 'kit',
    name: 'Kit',
    url: 'https://kit.example/docs/',
    folder: undefined,
    search: true,
    file,
    ...fields,
  };
}
