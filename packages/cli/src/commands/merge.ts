import type { BuildSummary } from '../build/build-site';
import { getShardsFolder, mergeShards } from '../build/output/shards';
import { createCompileContext } from '../content/compile/compile-context';
import { getStoreFolder } from '../content/compile/page-index';
import { plural } from '../model/plural';
import { type BuildOptions, build } from './build';
import { loadBuildConfig } from './load-site-config';

/**
 * Builds the site from shards created by `octavo build --shard`. The output is identical to a build without shards.
 *
 * @throws {OctavoError} `SHARDS_INVALID` if a shard is missing or was built with different settings.
 */
export async function merge(options: BuildOptions): Promise<BuildSummary> {
  const config = await loadBuildConfig(options);
  const { version } = createCompileContext(config);
  const pages = mergeShards(
    getShardsFolder(config.outDir),
    getStoreFolder(config.cacheDir),
    version,
  );
  options.logger.info(
    `Merged ${plural(pages, 'compiled page')} from ${getShardsFolder(config.outDir)}.`,
  );
  return build(options);
}
