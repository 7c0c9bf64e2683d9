import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { getCliVersion } from '../../files/cli-version';
import { OctavoError } from '../../model/errors';
import { listNames } from '../../model/list-names';
import { getShardsFolder } from '../../model/shards-folder';
import { getShardPaths, type Shard, type ShardRecord } from './shards';

/** Complete shard in the folder of the shards. */
export interface FoundShard {
  folder: string;
  record: ShardRecord;
}

/**
 * Reads the shards of a site, sorted by index.
 *
 * @param version - digest of the settings and toolchain
 * @throws {OctavoError} `SHARDS_INVALID` if a shard is missing or exists twice, or if the shards do not belong together or
 * were built by another version of Octavo or with other settings
 */
export function readShards(outDir: string, version: string): FoundShard[] {
  const shardsDir = getShardsFolder(outDir);
  const shards = findShards(shardsDir);
  const [first] = shards;
  if (!first) {
    throw invalid(
      `No shards found in ${shardsDir}.`,
      'Run "octavo build --shard 1/2" and "octavo build --shard 2/2". A build that was stopped leaves an incomplete shard.',
    );
  }
  const { count } = first.record;
  const show = ({ record }: FoundShard) => `${record.index}/${record.count}`;
  if (shards.some(({ record }) => record.count !== count)) {
    throw invalid(
      `${shardsDir} contains shards from different builds: ${shards.map(show).join(', ')}.`,
      'Run "octavo build --shard" for each shard, using the same shard count.',
    );
  }
  const twice = shards.filter(({ record }, at) => record.index === shards[at + 1]?.record.index);
  if (twice[0]) {
    const { index } = twice[0].record;
    const folders = shards.filter(({ record }) => record.index === index);
    throw invalid(
      `Shard ${show(twice[0])} exists more than once: ${listFolders(folders)}.`,
      'Delete all but one of these folders.',
    );
  }
  const missing = Array.from({ length: count }, (_, position) => position + 1)
    .filter((index) => !shards.some(({ record }) => record.index === index))
    .map((index) => `${index}/${count}`);
  if (missing.length > 0) {
    throw invalid(
      `Missing shards in ${shardsDir}: ${missing.join(', ')}.`,
      `Run ${missing.map((shard) => `"octavo build --shard ${shard}"`).join(' and ')}. A build that was stopped leaves an incomplete shard.`,
    );
  }
  const current = getCliVersion();
  const other = shards.find(({ record }) => record.octavo !== current);
  if (other) {
    throw invalid(
      `${other.folder} was built with Octavo ${other.record.octavo}, but this is Octavo ${current}.`,
      'Build all shards with the version of Octavo that merges them.',
    );
  }
  const mismatched = shards.filter(({ record }) => record.version !== version);
  if (mismatched.length > 0) {
    throw invalid(
      `Some shards were built with different settings, dependencies or Node.js versions: ${listFolders(mismatched)}.`,
      'Build all shards from the same commit and lockfile, with the same Node.js version.',
    );
  }
  return shards;
}

/**
 * Compares the content of the shards with that of the site.
 *
 * @throws {OctavoError} `SHARDS_INVALID` if it differs
 */
export function checkShardContent(shards: readonly FoundShard[], content: string): void {
  const changed = shards.filter(({ record }) => record.content !== content);
  if (changed.length === 0) return;
  throw invalid(
    `The content of the site differs from that of some shards: ${listFolders(changed)}.`,
    'Build all shards from the commit that is merged.',
  );
}

function findShards(shardsDir: string): FoundShard[] {
  let names: string[];
  try {
    names = readdirSync(shardsDir);
  } catch {
    return [];
  }
  return names
    .sort()
    .flatMap((name) => {
      const folder = join(shardsDir, name);
      const record = readRecord(getShardPaths(folder).record);
      return record ? [{ folder, record }] : [];
    })
    .sort((a, b) => a.record.index - b.record.index);
}

/** Reads the record of a shard, whose other fields are compared with expected values before they are used. */
function readRecord(file: string): ShardRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as ShardRecord;
    return isShard(record) && Array.isArray(record.entries) ? record : undefined;
  } catch {
    return undefined;
  }
}

function isShard({ index, count }: Shard): boolean {
  return Number.isInteger(index) && Number.isInteger(count) && index >= 1 && index <= count;
}

function listFolders(shards: readonly FoundShard[]): string {
  return listNames(
    shards.map(({ folder }) => folder),
    shards.length,
  );
}

function invalid(message: string, hint: string): OctavoError {
  return new OctavoError('SHARDS_INVALID', message, { hint });
}
