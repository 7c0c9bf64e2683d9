import type { BuildSummary } from '../build/build-site';
import { partsFolder, takeParts } from '../build/output/parts';
import { compileContext } from '../content/compile/compile-context';
import { storeFolder } from '../content/compile/page-store';
import { type BuildOptions, build } from './build';
import { forBuild } from './for-build';
import { loadSiteConfig } from './load-site-config';

/**
 * Make the site of the parts that `build --shard` left beside the output folder: what one build would have written.
 *
 * @throws {OctavoError} where a part is missing or was made by something else, and as `build` does.
 */
export async function merge(options: BuildOptions): Promise<BuildSummary> {
  const config = forBuild(await loadSiteConfig(options));
  const { version } = compileContext(config);
  const pages = takeParts(partsFolder(config.outDir), storeFolder(config.cacheDir), version);
  options.logger.info(`Taken ${pages} compiled pages from ${partsFolder(config.outDir)}.`);
  return build(options);
}
