import { compileContext } from '../compile/compile-context';
import { storeFolder } from '../compile/page-store';
import { loadConfig } from '../config/load-config';
import { partsFolder, takeParts } from '../output/parts';
import { type BuildOptions, build } from './build';
import type { BuildSummary } from './build-site';
import { forBuild } from './for-build';

/**
 * Make the site of the parts that `build --shard` left beside the output folder: what one build would have written.
 *
 * @throws {OctavoError} where a part is missing or was made by something else, and as `build` does.
 */
export async function merge(options: BuildOptions): Promise<BuildSummary> {
  const config = forBuild(await loadConfig(options));
  const { version } = compileContext(config);
  const pages = takeParts(partsFolder(config.outDir), storeFolder(config.cacheDir), version);
  options.logger.info(`Taken ${pages} compiled pages from ${partsFolder(config.outDir)}.`);
  return build(options);
}
