import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { buildShardPages } from '../build/build-shard-pages';
import { createOutput } from '../build/output/output';
import { createRelocatableOutput } from '../build/output/relocatable';
import { getShardFolder, getShardPaths, type Shard } from '../build/output/shards';
import { clearShard, writeShard } from '../build/output/write-shard';
import { putPageMarkdown } from '../built-in-plugins/llms/llms';
import { retryWithoutIndex } from '../content/compile/page-index';
import { getCliVersion } from '../files/cli-version';
import type { SiteConfig } from '../model/config';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import { lockBuild } from './lock-build';
import { reportTransfer } from './report-transfer';

/** Options for `buildShard`. */
export interface BuildShardOptions {
  /** Folder that contains the configuration file. */
  cwd: string;
  /** Path to the configuration file, relative to `cwd`. @default 'docs.config.ts' */
  configFile?: string | undefined;
  shard: Shard;
  logger: Logger;
}

/**
 * Compiles and renders a single shard of the site. Shards can be built in parallel on different machines and combined with
 * `merge`.
 *
 * @returns The path to the shard folder.
 * @throws {OctavoError} if a build step fails, with all problems of that step
 */
export async function buildShard({
  cwd,
  configFile,
  shard,
  logger,
}: BuildShardOptions): Promise<string> {
  const started = performance.now();
  const { config, release } = await lockBuild({ cwd, configFile, logger });
  try {
    const folder = getShardFolder(config, shard);
    clearShard(folder);
    const { pages, compiled, rendered, remote } = await retryWithoutIndex(config.cacheDir, () =>
      buildToFolder(config, { shard, folder, logger }),
    );
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    logger.success(
      `Built shard ${shard.index} of ${shard.count}: ${plural(pages, 'page')} in ${seconds} s (${compiled} compiled, ${rendered} rendered). Output: ${folder}`,
    );
    if (remote) reportTransfer(remote, logger);
    return folder;
  } finally {
    release();
  }
}

async function buildToFolder(
  config: SiteConfig,
  { shard, folder, logger }: { shard: Shard; folder: string; logger: Logger },
) {
  const { cacheDir, isRelocatable, siteOrigin } = config;
  const shardCacheDir = join(cacheDir, 'shards', `${shard.index}-of-${shard.count}`);
  const { output: outDir, search: searchFolder } = getShardPaths(folder);
  const output = createOutput({ outDir, cacheDir: shardCacheDir });
  try {
    const result = await buildShardPages({
      config,
      shard,
      output: isRelocatable ? createRelocatableOutput(output, siteOrigin) : output,
      shardCacheDir,
      searchFolder,
      writePageFiles: (published, { put }) => putPageMarkdown({ config, published, put }),
      logger,
    });
    const { version, content, entries } = result;
    const record = { ...shard, octavo: getCliVersion(), version, content };
    writeShard({ folder, record, entries, cacheDir, shardCacheDir });
    return result;
  } finally {
    await output.discard();
  }
}
