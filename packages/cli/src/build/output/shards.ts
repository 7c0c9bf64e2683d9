import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { OctavoError } from '../../model/errors';

/** Shard of a build: one of `count` equal parts of the pages, compiled separately. */
export interface Shard {
  /** One-based shard index. */
  index: number;
  count: number;
}

/** Content of `shard.json`, the manifest of a shard. */
interface ShardRecord extends Shard {
  /** Digest of the settings and toolchain used to compile the pages. */
  version: string;
  /** Paths of the compiled pages, relative to the page store. */
  files: string[];
}

/** Returns the folder that contains all shards. It is next to the output folder. */
export function getShardsFolder(outDir: string): string {
  return `${outDir}-shards`;
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

export interface WriteShardOptions {
  /** Shard output folder. */
  folder: string;
  shard: Shard;
  version: string;
  /** Paths of the compiled pages in the page store. */
  files: readonly string[];
  /** Page store folder. */
  storeDir: string;
}

/** Copies compiled pages to a shard folder, which can be merged on another machine. */
export function writeShard({ folder, shard, version, files, storeDir }: WriteShardOptions): void {
  rmSync(folder, { recursive: true, force: true });
  const names = files.map((file) => `${basename(dirname(file))}/${basename(file)}`);
  for (const name of names) copy(join(storeDir, name), join(folder, 'pages', name));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'shard.json'),
    JSON.stringify({ ...shard, version, files: names } satisfies ShardRecord),
  );
}

/**
 * Copies the compiled pages from all shards to the page store.
 *
 * @returns the number of copied pages.
 * @throws {OctavoError} `SHARDS_INVALID` if a shard is missing, or was built from different sources or settings.
 */
export function mergeShards(shardsDir: string, storeDir: string, version: string): number {
  const shards = readShards(shardsDir);
  const counts = new Set(shards.map(({ record }) => record.count));
  const { count = 0 } = shards[0]?.record ?? {};
  const expected = Array.from({ length: count }, (_, position) => position + 1);
  const missing = expected.filter((index) => !shards.some(({ record }) => record.index === index));
  if (shards.length === 0 || counts.size > 1 || missing.length > 0) {
    const found = shards.map(({ record }) => `${record.index}/${record.count}`).join(', ');
    const missingShards = missing.map((index) => `${index}/${count}`);
    throw new OctavoError(
      'SHARDS_INVALID',
      shards.length === 0
        ? `No shards found in ${shardsDir}.`
        : counts.size > 1
          ? `${shardsDir} contains shards from different builds: ${found}.`
          : `Missing shards in ${shardsDir}: ${missingShards.join(', ')}.`,
      {
        hint:
          counts.size === 1
            ? `Run ${missingShards.map((shard) => `"octavo build --shard ${shard}"`).join(' and ')}.`
            : 'Run "octavo build --shard" for each shard, using the same shard count.',
      },
    );
  }
  const mismatched = shards.filter(({ record }) => record.version !== version);
  if (mismatched.length > 0) {
    throw new OctavoError(
      'SHARDS_INVALID',
      `Some shards were built with a different Octavo version or different settings: ${mismatched.map(({ folder }) => folder).join(', ')}.`,
      {
        hint: 'Build all shards from the same commit, with the same Node.js version.',
      },
    );
  }
  let pages = 0;
  for (const { folder, record } of shards) {
    for (const name of record.files.filter(isEntryName)) {
      copy(join(folder, 'pages', name), join(storeDir, name));
      pages++;
    }
  }
  return pages;
}

function readShards(shardsDir: string): { folder: string; record: ShardRecord }[] {
  try {
    return readdirSync(shardsDir)
      .sort()
      .flatMap((name) => {
        const folder = join(shardsDir, name);
        const record = readRecord(folder);
        return record ? [{ folder, record }] : [];
      });
  } catch {
    return [];
  }
}

function readRecord(folder: string): ShardRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'shard.json'), 'utf8')) as ShardRecord;
  } catch {
    return undefined;
  }
}

/** Checks whether a name is a valid page store path. Shards come from other machines, so the paths are not trusted. */
function isEntryName(name: string): boolean {
  return /^[\da-f]{2}\/[\da-f]+\.jsonl$/.test(name);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
