import { performance } from 'node:perf_hooks';

import pc from 'picocolors';

import { type BuildSummary, buildSite } from '../build/build-site';
import { createOutput } from '../build/output/output';
import { createRelocatableOutput } from '../build/output/relocatable';
import type { SiteConfig } from '../model/config';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import { loadBuildConfig } from './load-site-config';

/** How many kept files a warning lists. */
const LISTED = 10;

/** Options of `build`. */
export interface BuildOptions {
  /** Folder of the configuration file. */
  cwd: string;
  /** Path of the configuration file, relative to `cwd`. @default 'docs.config.ts' */
  configFile?: string | undefined;
  /** Whether to replace an output folder that Octavo did not write. @default false */
  force?: boolean | undefined;
  logger: Logger;
}

/**
 * Builds the site to static files in its output folder.
 *
 * @throws {OctavoError} with all problems of the first step that fails. The previous output stays unchanged.
 */
export async function build({
  cwd,
  configFile,
  force,
  logger,
}: BuildOptions): Promise<BuildSummary> {
  const started = performance.now();
  const config = await loadBuildConfig({ cwd, configFile, logger });
  const output = createOutput({ ...config, keep: config.build.keep, force: force ?? false });
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
  if (output.kept.length > 0) {
    const listed = output.kept.slice(0, LISTED).join(', ');
    const more = output.kept.length > LISTED ? `, and ${output.kept.length - LISTED} more` : '';
    logger.warn(
      `${config.outDir} was written by an older version of Octavo, which did not list its files. Kept ${plural(output.kept.length, 'file')} that this build did not write: ${listed}${more}. To delete them, run octavo build --force.`,
    );
  }
  const size = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  logger.info(
    pc.dim(
      `  First visit: script ${size(firstVisit.script)}, style ${size(firstVisit.style)} (brotli). Output: ${config.outDir}`,
    ),
  );
}
