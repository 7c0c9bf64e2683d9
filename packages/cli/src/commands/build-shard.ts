import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { getShardItems, getShardsFolder, type Shard, writeShard } from '../build/output/shards';
import { createCompileContext } from '../content/compile/compile-context';
import { compilePages, sortByTranslation } from '../content/compile/compile-pages';
import { logInlinePlugins } from '../content/compile/inline-plugins';
import { getStoreFolder } from '../content/compile/page-index';
import { openPageStore } from '../content/compile/page-store';
import { readSources } from '../content/scan/read-sources';
import { scanPages } from '../content/scan/scan-pages';
import { writeTestedBlocks } from '../examples/tested-pages';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import { loadBuildConfig } from './load-site-config';

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
 * Compiles a single shard of the site. Shards can be built in parallel on different machines and combined with `merge`.
 *
 * @returns The path to the shard folder.
 * @throws {OctavoError} `PAGES_INVALID` with all problems found in the pages of the shard.
 */
export async function buildShard({
  cwd,
  configFile,
  shard,
  logger,
}: BuildShardOptions): Promise<string> {
  const started = performance.now();
  const config = await loadBuildConfig({ cwd, configFile, logger });
  const context = createCompileContext(config);
  logInlinePlugins(context.settings, logger);
  await writeTestedBlocks(config);
  const { files } = await scanPages(config);
  const shardFiles = getShardItems(
    sortByTranslation(files.filter(({ kind }) => kind === 'markdown')),
    shard,
  );
  const sources = readSources(shardFiles.map(({ filePath }) => filePath));
  const unreadable = new Set(sources.problems.map(({ file }) => file));
  const store = openPageStore(context);
  const { summaries, problems, compiled } = await compilePages({
    ...context,
    store,
    files: shardFiles.filter(({ filePath }) => !unreadable.has(filePath)),
    digestOf: sources.digestOf,
    onProgress: (done, total) => logger.progress(`Compiling pages ${done}/${total}`),
  });
  logger.progress(undefined);
  const allProblems = [...sources.problems, ...problems];
  if (allProblems.length > 0) {
    const failed = new Set(allProblems.map(({ file }) => file)).size;
    throw new OctavoError('PAGES_INVALID', `Failed to compile ${plural(failed, 'page')}.`, {
      problems: allProblems,
    });
  }
  const { index, count } = shard;
  const folder = join(getShardsFolder(config.outDir), `${index}-of-${count}`);
  writeShard({
    folder,
    shard,
    version: context.version,
    files: [...summaries.keys()].map((file) => store.fileOf(file, sources.digestOf(file))),
    storeDir: getStoreFolder(config.cacheDir),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  logger.success(
    `Built shard ${index} of ${count}: ${plural(shardFiles.length, 'page')} in ${seconds} s (${compiled} compiled). Output: ${folder}`,
  );
  return folder;
}
