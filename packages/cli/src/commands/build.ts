import { performance } from 'node:perf_hooks';

import pc from 'picocolors';

import { type BuildSummary, buildSite } from '../build/build-site';
import { createOutput } from '../build/output/output';
import { relocatable } from '../build/output/relocatable';
import type { SiteConfig } from '../model/config';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import { loadBuildConfig } from './load-site-config';

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
  const config = await loadBuildConfig({ cwd, configFile, logger });
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

/** Prints page and file counts, the duration, and the size of a first visit. */
function reportBuild(
  summary: BuildSummary,
  config: SiteConfig,
  milliseconds: number,
  logger: Logger,
): void {
  const { pages, compiled, rendered, output, firstVisit } = summary;
  const seconds = (milliseconds / 1000).toFixed(1);
  logger.success(
    `Built ${plural(pages, 'page')} in ${seconds} s (${compiled} compiled, ${rendered} rendered, ${output.made.length} of ${plural(output.total, 'file')} written).`,
  );
  const size = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  logger.info(
    pc.dim(
      `  First visit: script ${size(firstVisit.script)}, style ${size(firstVisit.style)} (brotli). Output: ${config.outDir}`,
    ),
  );
}
