import { setFlagsFromString } from 'node:v8';

import type { BuildSummary } from '../build/build-site';
import { importShards } from '../build/output/import-shards';
import { readShards } from '../build/output/read-shards';
import { createCompileContext } from '../content/compile/compile-context';
import { plural } from '../model/plural';
import { getShardsFolder } from '../model/shards-folder';
import { type BuildOptions, buildWithShards } from './build';

/** Percentage of the live data by which the heap grows before V8 collects garbage. */
const HEAP_GROWTH = 40;

/**
 * Builds the site from shards created by `octavo build --shard`. The output is identical to a build without shards.
 *
 * @throws {OctavoError} `SHARDS_INVALID` if a shard is missing or was built from different content or settings.
 */
export function merge(options: BuildOptions): Promise<BuildSummary> {
  // A merge holds the data of all pages. On a fast machine, V8 would let the heap grow to more than twice its size first.
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  return buildWithShards(options, (config) => {
    const { version } = createCompileContext(config);
    const shards = readShards(config.outDir, version);
    const imported = importShards(shards, { cacheDir: config.cacheDir, version });
    options.logger.info(
      `Merging ${plural(shards.length, 'shard')} from ${getShardsFolder(config.outDir)}.`,
    );
    return imported;
  });
}
