import { join } from 'node:path';

import type { SiteConfig } from '../../model/config';
import { OctavoError } from '../../model/errors';
import { getShardsFolder } from '../../model/shards-folder';

/** Shard of a build: one of `count` equal parts of the pages, which is compiled and rendered separately. */
export interface Shard {
  /** One-based shard index. */
  index: number;
  count: number;
}

/** Content of `shard.json`, which is written last, so that an incomplete shard does not have it. */
export interface ShardRecord extends Shard {
  /** Version of Octavo. */
  octavo: string;
  /** Digest of the settings and toolchain. */
  version: string;
  /** Digest of all content files of the site. */
  content: string;
  /** Paths of the compiled pages, relative to the page store. */
  entries: string[];
}

/** Files and folders of a shard. */
export interface ShardPaths {
  record: string;
  /** Rendered pages and the files of plugins for them, in the same places as in the output folder. */
  output: string;
  /** Files with the same names and formats as in the cache folder of the site. */
  cache: string;
  /** Pieces of the search indexes. */
  search: string;
}

/** Returns the paths in a shard folder. */
export function getShardPaths(folder: string): ShardPaths {
  return {
    record: join(folder, 'shard.json'),
    output: join(folder, 'output'),
    cache: join(folder, 'cache'),
    search: join(folder, 'search'),
  };
}

/** Returns the folder of a shard. */
export function getShardFolder(
  { outDir }: Pick<SiteConfig, 'outDir'>,
  { index, count }: Shard,
): string {
  return join(getShardsFolder(outDir), `${index}-of-${count}`);
}

/** Returns the items that belong to a shard. Shards are contiguous, and their sizes differ by at most one item. */
export function getShardItems<T>(items: readonly T[], { index, count }: Shard): T[] {
  const start = (position: number) => Math.floor((position * items.length) / count);
  return items.slice(start(index - 1), start(index));
}

/** Parses the value of the `--shard` flag, such as `1/4`. @throws {OctavoError} `USAGE` */
export function parseShard(text: string): Shard {
  const [, index, count] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (index !== undefined && count !== undefined && index >= 1 && index <= count)
    return { index, count };
  throw new OctavoError('USAGE', `--shard: expected a shard such as 1/4, got "${text}".`);
}
