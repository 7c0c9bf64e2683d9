import { performance } from 'node:perf_hooks';

import { loadConfig } from '../config/load-config';
import type { Logger } from '../logger';
import { createOutput } from '../output/output';
import { relocatable } from '../output/relocatable';
import { type BuildSummary, buildSite } from './build-site';
import { forBuild } from './for-build';
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
  const config = forBuild(await loadConfig({ cwd, configFile }));
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
