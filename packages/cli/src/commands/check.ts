import { performance } from 'node:perf_hooks';

import { auditSite } from '../check/audit-site';
import { auditExternal } from '../check/external-links';
import { groupTranslations } from '../check/report/group-translations';
import { toJsonReport, toSarif } from '../check/report/report-json';
import { countText, findingText } from '../check/report/report-text';
import { weigh } from '../check/report/weigh';
import { compileContext, readingContext } from '../content/compile/compile-context';
import { readLastUpdated } from '../content/scan/last-updated';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import type { WeighedFinding } from '../model/rules';
import { readSite } from '../site/read-site';
import { loadSiteConfig } from './load-site-config';

export type CheckFormat = 'text' | 'json' | 'sarif';

export interface CheckOptions {
  /** Folder that holds the configuration. */
  cwd: string;
  configFile?: string | undefined;
  /** @default 'text' */
  format?: CheckFormat;
  /** Whether links to other sites are asked too. @default false */
  external?: boolean;
  /** Where JSON and SARIF are written. @default process.stdout */
  write?: (text: string) => void;
  logger: Logger;
}

export interface CheckSummary {
  pages: number;
  /** In order of place. */
  findings: WeighedFinding[];
  errors: number;
}

/**
 * Read the whole site and tell what is wrong with it. Nothing is bundled and nothing is written but the cache.
 *
 * @throws {OctavoError} where the configuration is not valid; what is wrong with pages is in the summary.
 */
export async function check({
  cwd,
  configFile,
  format = 'text',
  external = false,
  write = (text) => void process.stdout.write(text),
  logger,
}: CheckOptions): Promise<CheckSummary> {
  const started = performance.now();
  const config = await loadSiteConfig({ cwd, configFile, logger });
  const context = readingContext(compileContext(config));
  const committed = config.isMultilingual
    ? readLastUpdated(config.root)
    : Promise.resolve(new Map<string, string>());
  const graph = await readSite({
    config,
    context,
    lastUpdated: committed,
    onProgress: (done, total) => logger.progress(`Compiling pages ${done}/${total}`),
  });
  logger.progress(undefined);
  const { findings } = auditSite({
    graph,
    committed: await committed,
    themeModules: context.settings.themeModules,
  });
  if (external) {
    findings.push(
      ...(await auditExternal(graph.pages, {
        cacheDir: config.cacheDir,
        allow: config.check.allow,
        onProgress: (done, total) => logger.progress(`Asking other sites ${done}/${total}`),
      })),
    );
    logger.progress(undefined);
  }
  const weighed = weigh(findings, config.check.rules);
  const errors = weighed.filter(({ severity }) => severity === 'error').length;

  if (format === 'json') write(toJsonReport(weighed, cwd));
  else if (format === 'sarif')
    write(toSarif(weighed, { cwd, version: context.version.slice(0, 12) }));
  else {
    for (const finding of groupTranslations(weighed)) {
      const text = findingText(finding, cwd, graph.sourceOf);
      if (finding.severity === 'error') logger.error(text);
      else logger.warn(text);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const done = `Checked ${plural(graph.pages.length, 'page')} in ${seconds} s: ${countText(weighed)}.`;
    if (errors > 0) logger.error(done);
    else logger.success(done);
  }
  return { pages: graph.pages.length, findings: weighed, errors };
}
