import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { getStoreFolder, openPageIndex } from '../../content/compile/page-index';
import { linkOrCopy } from '../../files/link-or-copy';
import { listFiles } from '../../files/list-files';
import { writeFileAtomic } from '../../files/write-file-atomic';
import { getRecordFile } from './output-record';
import { getShardPaths, type ShardRecord } from './shards';

/** Files in the cache folder of a shard that a merged build uses. */
const CACHE_FILES = /^(?:page-lists\.json|inline-scripts\.json|images\/.+)$/;
/** Files in the cache folder of the site with the bundles, which are the same in all shards. */
const BUNDLE_FILES = /^production\/(?:client|server)(?:\.json|\.size\.json|\/.+)$/;

export interface WriteShardOptions {
  /** Shard folder, which contains the output. */
  folder: string;
  record: Omit<ShardRecord, 'entries'>;
  /** Absolute paths of the compiled pages in the page store. */
  entries: readonly string[];
  /** Cache folder of the site. */
  cacheDir: string;
  /** Cache folder of the shard. */
  shardCacheDir: string;
}

/** Removes what a previous build of the shard has added to the output, so that a shard that fails is incomplete. */
export function clearShard(folder: string): void {
  const { record, cache, search } = getShardPaths(folder);
  for (const path of [record, cache, search]) rmSync(path, { recursive: true, force: true });
}

/** Adds compiled pages and cached files to the folder of a shard, which can be merged on another machine. */
export function writeShard({
  folder,
  record,
  entries,
  cacheDir,
  shardCacheDir,
}: WriteShardOptions): void {
  const paths = getShardPaths(folder);
  const add = (from: string, name: string) => {
    const to = join(paths.cache, name);
    mkdirSync(dirname(to), { recursive: true });
    linkOrCopy(from, to);
  };
  const names = entries.map((file) => `${basename(dirname(file))}/${basename(file)}`);
  const own = new Set(names);
  for (const name of own) add(join(getStoreFolder(cacheDir), name), `pages/${name}`);
  const { pages } = openPageIndex(cacheDir, record.version);
  openPageIndex(paths.cache, record.version).save(
    new Map([...pages].filter(([, { entry }]) => own.has(entry))),
  );
  for (const name of listFiles(shardCacheDir))
    if (CACHE_FILES.test(name)) add(join(shardCacheDir, name), name);
  add(getRecordFile(shardCacheDir), 'output.json');
  if (record.index === 1) {
    const bundles = join(cacheDir, 'bundle');
    for (const name of listFiles(bundles)) {
      // Not a link, because the bundler overwrites files in place.
      if (BUNDLE_FILES.test(name)) cpSync(join(bundles, name), join(paths.cache, 'bundle', name));
    }
  }
  const json: ShardRecord = { ...record, entries: [...own] };
  writeFileAtomic(paths.record, JSON.stringify(json));
}
