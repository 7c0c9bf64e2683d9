import { performance } from 'node:perf_hooks';

import pc from 'picocolors';

import { type BuildSummary, buildSite } from '../build/build-site';
import { createOutput } from '../build/output/output';
import { createRelocatableOutput } from '../build/output/relocatable';
import type { SiteConfig } from '../model/config';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import { loadBuildConfig } from './load-site-config';

/** Options of `build`. */
export interface BuildOptions {
  /** Folder of the configuration file. */
  cwd: string;
  /** Path of the configuration file, relative to `cwd`. @default 'docs.config.ts' */
  configFile?: string | undefined;
  logger: Logger;
}

/**
 * Builds the site to static files in its output folder.
 *
 * @throws {OctavoError} with all problems of the first step that fails. The previous output stays unchanged.
 */
export async function build({ cwd, configFile, logger }: BuildOptions): Promise<BuildSummary> {
  const started = performance.now();
  const config = await loadBuildConfig({ cwd, configFile, logger });
  const output = createOutput(config);
  try {
    const target = config.isRelocatable
      ? createRelocatableOutput(output, config.siteOrigin)
      : output;
    const summary = await buildSite(config, target, logger);
    reportBuild(summary, config, performance.now() - started, logger);
    return summary;
  } finally {
    await output.discard();
  }
}

/** Prints the page and file counts, the duration, and the size of a first visit. */
function reportBuild(
  summary: BuildSummary,
  config: SiteConfig,
  milliseconds: number,
  logger: Logger,
): void {
  const { pages, compiled, rendered, output, firstVisit } = summary;
  const seconds = (milliseconds / 1000).toFixed(1);
  logger.success(
    `Built ${plural(pages, 'page')} in ${seconds} s (${compiled} compiled, ${rendered} rendered, ${output.written.length} of ${plural(output.total, 'file')} written).`,
  );
  const size = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  logger.info(
    pc.dim(
      `  First visit: script ${size(firstVisit.script)}, style ${size(firstVisit.style)} (brotli). Output: ${config.outDir}`,
    ),
  );
}
