import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { LinkedSite } from '../model/linked-site';
import { INVENTORY_FILE, type Inventory } from './inventory';
import { parseInventory } from './parse-inventory';

/** Time limit for a request in milliseconds, including the response body. */
const TIMEOUT = 10_000;
/** Maximum size of an inventory in bytes. A page takes about 300 bytes. */
const MAX_SIZE = 64_000_000;

export interface FetchOptions {
  /** `ETag` header of the copy. */
  etag?: string | undefined;
  /** Time limit in milliseconds. @default 10000 */
  timeout?: number;
  /** Maximum size in bytes. @default 64000000 */
  maxSize?: number;
}

/** Inventory with the `ETag` header of its response. */
export interface FetchedInventory {
  inventory: Inventory;
  etag?: string;
}

/**
 * Reads the inventory of a site from its folder or its URL. Redirects are not followed, because links would lead to
 * the old URL.
 *
 * @returns `undefined` if the inventory has not changed since the response with `etag`
 * @throws {Error} with the reason, which names the file or URL
 */
export async function fetchInventory(
  { folder, url }: Pick<LinkedSite, 'folder' | 'url'>,
  { etag, timeout = TIMEOUT, maxSize = MAX_SIZE }: FetchOptions = {},
): Promise<FetchedInventory | undefined> {
  const source = folder === undefined ? url + INVENTORY_FILE : join(folder, INVENTORY_FILE);
  try {
    if (folder !== undefined) return { inventory: parseInventory(readFile(source, maxSize)) };
    return await request(source, { etag, timeout, maxSize });
  } catch (error) {
    throw new Error(`${source}: ${describeError(error, timeout)}`);
  }
}

function readFile(file: string, maxSize: number): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new Error('file not found. Build that site first');
  if (stats.size > maxSize) throw createSizeError(maxSize);
  return readFileSync(file, 'utf8');
}

async function request(
  url: string,
  { etag, timeout, maxSize }: Required<Omit<FetchOptions, 'etag'>> & Pick<FetchOptions, 'etag'>,
): Promise<FetchedInventory | undefined> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    headers: { accept: 'application/json', ...(etag ? { 'if-none-match': etag } : {}) },
  });
  if (etag && response.status === 304) return undefined;
  const location = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && location !== null) {
    await response.body?.cancel();
    throw new Error(`the server redirects to ${JSON.stringify(location.slice(0, 200))}`);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`HTTP status ${response.status}`);
  }
  const inventory = parseInventory(await readBody(response, maxSize));
  const newTag = response.headers.get('etag');
  return { inventory, ...(newTag === null ? {} : { etag: newTag }) };
}

async function readBody(response: Response, maxSize: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the request.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxSize) throw createSizeError(maxSize);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function createSizeError(maxSize: number): Error {
  return new Error(`larger than ${maxSize / 1_000_000} MB`);
}

function describeError(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  if (name === 'TimeoutError') return `no response within ${timeout / 1000} s`;
  return cause === undefined ? message : (cause.code ?? cause.message);
}
