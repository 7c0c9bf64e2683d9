import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { digest } from '../../files/digest';
import { readCache, writeCache } from '../../files/json-cache';
import { formatLlmsBlock } from './llms-text';

/** Page in `llms-full.txt`. */
export interface FullTextPage {
  /** Digest of all inputs of the Markdown. */
  key: string;
  url: string;
  /** Returns the Markdown. It is only called if the last file does not contain the page. */
  markdown: () => Promise<string>;
}

/** What is known of the last file. */
interface FullTextRecord {
  /** SHA-256 hash of the file. */
  hash: string;
  /** Key of each page, and the size of its block in bytes, in order. */
  blocks: [key: string, size: number][];
}

const SEPARATOR = Buffer.from('\n');

/** Size in bytes above which a chunk is written. */
const CHUNK_SIZE = 1 << 20;

/**
 * Yields `llms-full.txt` in chunks: the Markdown of all pages, each preceded by its URL. Unchanged pages are copied from the
 * last file, so that an edit does not read the Markdown of all pages.
 *
 * @param files.last - file of the last build. It is not used if its content is not what the last build has written.
 * @param files.record - cache file that describes the last file. It is replaced after the last chunk.
 */
export async function* createFullText(
  pages: readonly FullTextPage[],
  files: { last: string; record: string },
): AsyncGenerator<Uint8Array> {
  const known = readBlocks(files);
  const blocks: FullTextRecord['blocks'] = [];
  const hash = createHash('sha256');
  let parts: Uint8Array[] = [];
  let size = 0;
  const takeChunk = () => {
    const chunk = Buffer.concat(parts);
    hash.update(chunk);
    [parts, size] = [[], 0];
    return chunk;
  };
  for (const { key: pageKey, url, markdown } of pages) {
    const key = `${pageKey} ${url}`;
    const block =
      known.get(key) ?? Buffer.from(formatLlmsBlock({ url, markdown: await markdown() }));
    if (blocks.length > 0) parts.push(SEPARATOR);
    parts.push(block);
    blocks.push([key, block.length]);
    size += block.length;
    if (size > CHUNK_SIZE) yield takeChunk();
  }
  yield takeChunk();
  writeCache(files.record, { hash: hash.digest('hex'), blocks } satisfies FullTextRecord);
}

/** Changed page in `llms-full.txt`. */
export interface ReplacedPage {
  /** Digest of all inputs of the Markdown. */
  key: string;
  markdown: string;
}

/**
 * Replaces pages in `llms-full.txt`.
 *
 * @param pages - changed pages by URL
 * @param lastKey - key of the last file, which was not modified
 * @returns the chunks and the key of the file. `undefined` if the record is not that of the last file, or does not contain the
 * pages.
 */
export function replaceFullText(
  pages: ReadonlyMap<string, ReplacedPage>,
  files: { last: string; record: string },
  lastKey: string | undefined,
): { key: string; chunks: Uint8Array[] } | undefined {
  const record = readCache<FullTextRecord>(files.record);
  const lastKeys = record?.blocks.flatMap(([pageKey]) => splitKey(pageKey)) ?? [];
  // Comparing the keys takes less time than reading the file twice.
  if (!record || digest(...lastKeys) !== lastKey) return undefined;
  const last = readFileSync(files.last);
  const chunks: Uint8Array[] = [];
  const keys: string[] = [];
  const blocks: FullTextRecord['blocks'] = [];
  let [copied, start, replaced] = [0, 0, 0];
  for (const block of record.blocks) {
    const [pageKey, size] = block;
    const [key, url] = splitKey(pageKey);
    const page = pages.get(url);
    if (page) {
      const text = Buffer.from(formatLlmsBlock({ url, markdown: page.markdown }));
      chunks.push(last.subarray(copied, start), text);
      copied = start + size;
      replaced++;
      blocks.push([`${page.key} ${url}`, text.length]);
    } else blocks.push(block);
    keys.push(page?.key ?? key, url);
    start += size + SEPARATOR.length;
  }
  if (replaced !== pages.size) return undefined;
  chunks.push(last.subarray(copied));
  writeCache(files.record, { hash: hashBytes(...chunks), blocks } satisfies FullTextRecord);
  return { key: digest(...keys), chunks };
}

/** Splits the key of a block into the key of the page and its URL. */
function splitKey(key: string): [pageKey: string, url: string] {
  const at = key.indexOf(' ');
  return [key.slice(0, at), key.slice(at + 1)];
}

/** Returns the blocks of the last file by their keys. Returns no blocks if the file or its record is missing or invalid. */
function readBlocks({ last, record: recordFile }: { last: string; record: string }) {
  const blocks = new Map<string, Uint8Array>();
  const record = readCache<FullTextRecord>(recordFile);
  const content = record && readIfSame(last, record.hash);
  if (!content) return blocks;
  let start = 0;
  for (const [key, size] of record.blocks) {
    blocks.set(key, content.subarray(start, start + size));
    start += size + SEPARATOR.length;
  }
  return blocks;
}

function readIfSame(file: string, expected: string): Buffer | undefined {
  try {
    const content = readFileSync(file);
    return hashBytes(content) === expected ? content : undefined;
  } catch {
    return undefined;
  }
}

function hashBytes(...chunks: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest('hex');
}
