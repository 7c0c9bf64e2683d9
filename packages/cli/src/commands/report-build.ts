import pc from 'picocolors';

import type { BuildSummary } from '../build/build-site';
import type { SiteConfig } from '../model/config';
import type { Logger } from '../model/logger';

/** Tell what a build made: pages, time, and what a first visit loads. */
export function reportBuild(
  summary: BuildSummary,
  config: SiteConfig,
  milliseconds: number,
  logger: Logger,
): void {
  const { pages, compiled, rendered, output, firstVisit } = summary;
  const seconds = (milliseconds / 1000).toFixed(1);
  logger.success(
    `Built ${pages} pages in ${seconds} s (${compiled} compiled, ${rendered} rendered, ${output.made.length} of ${output.total} files written).`,
  );
  const size = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  logger.info(
    pc.dim(
      `  First visit: script ${size(firstVisit.script)}, style ${size(firstVisit.style)} (brotli). Output: ${config.outDir}`,
    ),
  );
}
