import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

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
  /** Key of the file. Computing it from the blocks of 10,000 pages takes 20 ms. */
  key: string;
  /** Key of each page, and the size of its block in bytes, in order. */
  blocks: [key: string, size: number][];
}

/** Files from which the next one is created. */
export interface FullTextFiles {
  /** File of the last build. */
  last: string;
  /** Key of the file of the last build. `undefined` if there is none, or if it was modified. */
  lastKey: string | undefined;
  /** Cache file that describes the file. It is replaced. */
  record: string;
}

const SEPARATOR = Buffer.from('\n');

/** Size in bytes above which a chunk is written. */
const CHUNK_SIZE = 1 << 20;

/** Size in bytes in which the last file is copied. With all of it in memory (57 MB), the copy takes more than twice the time. */
const COPY_SIZE = 1 << 18;

/**
 * Yields `llms-full.txt` in chunks: the Markdown of all pages, each preceded by its URL. Unchanged pages are copied from the
 * last file, so that an edit does not read the Markdown of all pages.
 */
export async function* createFullText(
  pages: readonly FullTextPage[],
  files: FullTextFiles,
): AsyncGenerator<Uint8Array> {
  const known = readBlocks(files);
  const blocks: FullTextRecord['blocks'] = [];
  let parts: Uint8Array[] = [];
  let size = 0;
  const takeChunk = () => {
    const chunk = Buffer.concat(parts);
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
  writeCache(files.record, { key: getFullTextKey(pages), blocks } satisfies FullTextRecord);
}

/** Returns the key of the file, which depends on the keys and URLs of its pages. */
export function getFullTextKey(pages: readonly Pick<FullTextPage, 'key' | 'url'>[]): string {
  // Hashing one text takes much less time than hashing two for each page.
  return digest(pages.map(({ key, url }) => `${key} ${url}\n`).join(''));
}

/** Changed page in `llms-full.txt`. */
export interface ReplacedPage {
  /** Digest of all inputs of the Markdown. */
  key: string;
  markdown: string;
}

/**
 * Replaces pages in `llms-full.txt`. Only a small part of the file is in memory.
 *
 * @param pages - changed pages by URL
 * @returns the chunks and the key of the file. Each chunk is only valid until the next one is read. `undefined` if the record is
 * not that of the last file, or does not contain the pages.
 */
export function replaceFullText(
  pages: ReadonlyMap<string, ReplacedPage>,
  files: FullTextFiles,
): { key: string; chunks: AsyncIterable<Uint8Array> } | undefined {
  const record = readRecord(files);
  if (!record) return undefined;
  /** New texts, with the ranges that they replace in the last file, in order. */
  const replaced: { from: number; to: number; text: Buffer }[] = [];
  let from = 0;
  const blocks = record.blocks.map((block): FullTextRecord['blocks'][number] => {
    const [pageKey, size] = block;
    const { url } = splitKey(pageKey);
    const page = pages.get(url);
    const to = from + size;
    const text = page && Buffer.from(formatLlmsBlock({ url, markdown: page.markdown }));
    if (text) replaced.push({ from, to, text });
    from = to + SEPARATOR.length;
    return text ? [`${page.key} ${url}`, text.length] : block;
  });
  if (replaced.length !== pages.size) return undefined;
  const key = getFullTextKey(blocks.map(([pageKey]) => splitKey(pageKey)));
  async function* createChunks() {
    const last = openSync(files.last, 'r');
    try {
      let copied = 0;
      for (const { from, to, text } of replaced) {
        yield* readRange(last, copied, from);
        yield text;
        copied = to;
      }
      yield* readRange(last, copied, Number.POSITIVE_INFINITY);
    } finally {
      closeSync(last);
    }
    writeCache(files.record, { key, blocks } satisfies FullTextRecord);
  }
  return { key, chunks: createChunks() };
}

/** Yields a range of a file, or the rest of it. */
function* readRange(file: number, from: number, to: number): Generator<Uint8Array> {
  const buffer = Buffer.allocUnsafe(COPY_SIZE);
  for (let at = from; at < to; ) {
    const size = readSync(file, buffer, 0, Math.min(COPY_SIZE, to - at), at);
    if (size === 0) return;
    yield buffer.subarray(0, size);
    at += size;
  }
}

/** Reads the record, if it describes the last file. */
function readRecord({ record: file, lastKey }: FullTextFiles): FullTextRecord | undefined {
  const record = readCache<FullTextRecord>(file);
  return record?.key === lastKey ? record : undefined;
}

/** Splits the key of a block into the key of the page and its URL. */
function splitKey(pageKey: string): { key: string; url: string } {
  const at = pageKey.indexOf(' ');
  return { key: pageKey.slice(0, at), url: pageKey.slice(at + 1) };
}

/** Returns the blocks of the last file by their keys. Returns no blocks if its record is missing or describes another file. */
function readBlocks(files: FullTextFiles): Map<string, Uint8Array> {
  const blocks = new Map<string, Uint8Array>();
  const record = readRecord(files);
  if (!record) return blocks;
  const content = readFileSync(files.last);
  let start = 0;
  for (const [key, size] of record.blocks) {
    blocks.set(key, content.subarray(start, start + size));
    start += size + SEPARATOR.length;
  }
  return blocks;
}
