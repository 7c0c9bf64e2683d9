import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { itemsOfShard, type Shard, shardsFolder, writeShard } from '../build/output/shards';
import { compileContext } from '../content/compile/compile-context';
import { byTranslation, compilePages } from '../content/compile/compile-pages';
import { createPageStore, storeFolder } from '../content/compile/page-store';
import { readSources } from '../content/scan/read-sources';
import { scanPages } from '../content/scan/scan-pages';
import { OctavoError } from '../model/errors';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import { loadBuildConfig } from './load-site-config';

export interface BuildShardOptions {
  /** Folder that holds the configuration. */
  cwd: string;
  configFile?: string | undefined;
  shard: Shard;
  logger: Logger;
}

/**
 * Compiles one shard of a site's pages. Shards can be built on several machines at the same time; `merge` builds the site
 * from all of them.
 *
 * @returns The folder of the shard.
 * @throws {OctavoError} with every problem of the pages of the shard.
 */
export async function buildShard({
  cwd,
  configFile,
  shard,
  logger,
}: BuildShardOptions): Promise<string> {
  const started = performance.now();
  const config = await loadBuildConfig({ cwd, configFile, logger });
  const context = compileContext(config);
  const { files } = await scanPages(config);
  const own = itemsOfShard(byTranslation(files.filter(({ kind }) => kind === 'markdown')), shard);
  const sources = readSources(own.map(({ filePath }) => filePath));
  const unreadable = new Set(sources.problems.map(({ file }) => file));
  const { summaries, problems, compiled } = await compilePages({
    ...context,
    files: own.filter(({ filePath }) => !unreadable.has(filePath)),
    sourceOf: sources.of,
    onProgress: (done, total) => logger.progress(`Compiling pages ${done}/${total}`),
  });
  logger.progress(undefined);
  if (sources.problems.length + problems.length > 0) {
    throw new OctavoError('PAGES_INVALID', 'Some pages could not be compiled.', {
      problems: [...sources.problems, ...problems],
    });
  }
  const store = createPageStore({
    cacheDir: config.cacheDir,
    version: context.version,
    root: config.root,
  });
  const { index, count } = shard;
  const folder = join(shardsFolder(config.outDir), `${index}-of-${count}`);
  writeShard({
    folder,
    shard,
    version: context.version,
    files: [...summaries.keys()].map((file) => store.fileOf(file, sources.of(file))),
    storeDir: storeFolder(config.cacheDir),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  logger.success(
    `Built shard ${index} of ${count}: ${plural(own.length, 'page')} in ${seconds} s (${compiled} compiled). Output: ${folder}`,
  );
  return folder;
}
