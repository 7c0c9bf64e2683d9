import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { readCache, writeCache } from '../../files/json-cache';
import type { Bundle } from './bundle-site';

const brotli = promisify(brotliCompress);

/** Size of the scripts and styles loaded on the first visit, in bytes after Brotli compression. */
export interface FirstVisit {
  script: number;
  style: number;
  /** Size of the scripts that are prefetched once the page is idle. 0 if React runs the page. */
  idleScript: number;
}

/** 2 % larger than the best compression, in less than a third of the time, so that small sites do not wait for it. */
const GOOD = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** 7 % larger than the best compression, in a tenth of the time. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Measures the `main` entry of a bundle. The result is cached, because compression is slow. */
export async function measureFirstVisit({
  folder,
  entries,
  idleScripts,
  hash,
}: Bundle): Promise<FirstVisit> {
  const cacheFile = `${folder}.size.json`;
  const cached = readCache<FirstVisit & { hash: string }>(cacheFile);
  if (cached?.hash === hash) {
    const { hash: _hash, ...sizes } = cached;
    return sizes;
  }
  const sizeOf = async (files: readonly string[], options = GOOD): Promise<number> => {
    const sizes = files.map(
      async (file) => (await brotli(readFileSync(join(folder, file)), options)).length,
    );
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  };
  const main = entries.main ?? [];
  const [script, style, idleScript] = await Promise.all([
    sizeOf(main.filter((file) => file.endsWith('.js'))),
    sizeOf(main.filter((file) => file.endsWith('.css'))),
    sizeOf(idleScripts, FAST),
  ]);
  const firstVisit = { script, style, idleScript };
  writeCache(cacheFile, { hash, ...firstVisit });
  return firstVisit;
}
