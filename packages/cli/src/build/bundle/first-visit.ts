import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { readCache, writeCache } from '../../files/json-cache';
import type { Bundle } from './bundle-site';

const brotli = promisify(brotliCompress);

/** Size of the scripts and styles loaded on the first visit, in bytes after Brotli compression. */
export interface FirstVisit {
  script: number;
  style: number;
}

/** Measures the `main` entry of a bundle. The result is cached, because compression is slow. */
export async function measureFirstVisit({ folder, entries, hash }: Bundle): Promise<FirstVisit> {
  const cacheFile = `${folder}.size.json`;
  const cached = readCache<FirstVisit & { hash: string }>(cacheFile);
  if (cached?.hash === hash) return { script: cached.script, style: cached.style };
  const sizeOf = async (extension: string) => {
    const sizes = (entries.main ?? [])
      .filter((file) => file.endsWith(extension))
      .map(async (file) => (await brotli(readFileSync(join(folder, file)))).length);
    return (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  };
  const [script, style] = await Promise.all([sizeOf('.js'), sizeOf('.css')]);
  writeCache(cacheFile, { hash, script, style });
  return { script, style };
}
