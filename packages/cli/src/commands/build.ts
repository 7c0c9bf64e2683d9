import { performance } from 'node:perf_hooks';

import { type BuildSummary, buildSite } from '../build/build-site';
import { createOutput } from '../build/output/output';
import { relocatable } from '../build/output/relocatable';
import type { Logger } from '../model/logger';
import { forBuild } from './for-build';
import { loadSiteConfig } from './load-site-config';
import { reportBuild } from './report-build';

export interface BuildOptions {
  /** Folder that holds the configuration. */
  cwd: string;
  configFile?: string | undefined;
  logger: Logger;
}

/**
 * Build the site to static files in its output folder.
 *
 * @throws {OctavoError} with every problem of the first step that found any; the last good output stays as it was.
 */
export async function build({ cwd, configFile, logger }: BuildOptions): Promise<BuildSummary> {
  const started = performance.now();
  const config = forBuild(await loadSiteConfig({ cwd, configFile }));
  const output = createOutput(config);
  try {
    const target = config.isRelocatable ? relocatable(output, config.siteOrigin) : output;
    const summary = await buildSite(config, target, logger);
    reportBuild(summary, config, performance.now() - started, logger);
    return summary;
  } finally {
    await output.discard();
  }
}
