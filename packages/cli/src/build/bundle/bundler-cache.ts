import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Configuration } from '@rspack/core';

import { digestFiles } from '../../files/digest';
import { readCache, writeCache } from '../../files/json-cache';
import { listFiles } from '../../files/list-files';

/** Largest size of the cache of a bundle, in bytes. Caches that have grown above it are deleted. */
const MAX_SIZE = 256 * 1024 * 1024;

/** Describes the files of a cache as the last build left them. */
interface CacheRecord {
  /** Digest of the configuration. */
  request: string;
  /** Digest of all files. */
  hash: string;
}

/** Rspack's cache of parsed and minified modules, for one bundle. */
export interface BundlerCache {
  /** Rspack configuration that uses the cache. */
  options: Pick<Configuration, 'cache' | 'snapshot'>;
  /** Keeps the cache for the next build. Call it when the compiler is closed and there were no problems. */
  save: () => void;
}

/**
 * Opens the cache of modules in a folder. Rspack does not notice all kinds of invalid data, so the folder is deleted first
 * unless its files are exactly those of the last `save` with the same request.
 *
 * @param request - digest of everything except files that the output depends on
 */
export function openBundlerCache(folder: string, request: string): BundlerCache {
  const recordFile = `${folder}.json`;
  const record = readCache<CacheRecord>(recordFile);
  if (record?.request !== request || record.hash !== digestFolder(folder))
    rmSync(folder, { recursive: true, force: true });
  // Until `save`, the files do not match any record.
  rmSync(recordFile, { recursive: true, force: true });
  return {
    options: {
      cache: {
        type: 'persistent',
        version: request,
        storage: { type: 'filesystem', location: folder },
      },
      // Compare contents, also of packages: by default, Rspack trusts dates, and versions of packages.
      snapshot: {
        managedPaths: [],
        module: { hash: true },
        contextModule: { hash: true },
        resolve: { hash: true },
      },
    },
    save() {
      const hash = digestFolder(folder);
      if (hash === undefined || isIncomplete(folder) || getSize(folder) > MAX_SIZE)
        rmSync(folder, { recursive: true, force: true });
      else writeCache(recordFile, { request, hash } satisfies CacheRecord);
    },
  };
}

/** Returns the digest of all files in a folder, or `undefined` if it cannot be read. */
function digestFolder(folder: string): string | undefined {
  try {
    return digestFiles(folder, listFiles(folder));
  } catch {
    return undefined;
  }
}

/** Checks whether Rspack failed to write the cache, for example because the disk is full. It moves files from `.temp`. */
function isIncomplete(folder: string): boolean {
  return listFiles(folder).some((file) => file.split('/').includes('.temp'));
}

function getSize(folder: string): number {
  return listFiles(folder).reduce((total, file) => total + statSync(join(folder, file)).size, 0);
}
