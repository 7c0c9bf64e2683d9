import { performance } from 'node:perf_hooks';

import { auditSite } from '../check/audit-site';
import { auditExternalLinks } from '../check/external-links';
import { applySeverity } from '../check/report/apply-severity';
import { groupMissingTranslations } from '../check/report/group-missing-translations';
import { toJsonReport, toSarif } from '../check/report/report-json';
import { formatCounts, formatFinding } from '../check/report/report-text';
import { compileContext, createAnalysisContext } from '../content/compile/compile-context';
import { readLastCommitDates } from '../content/scan/last-commit-dates';
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
  const config = await loadSiteConfig({ cwd, configFile });
  const context = createAnalysisContext(compileContext(config));
  const lastCommitDates = config.isMultilingual
    ? readLastCommitDates(config.root)
    : Promise.resolve(new Map<string, string>());
  const graph = await readSite({
    config,
    context,
    lastUpdated: lastCommitDates,
    onProgress: (done, total) => logger.progress(`Compiling pages ${done}/${total}`),
  });
  logger.progress(undefined);
  const { findings } = auditSite({
    graph,
    lastCommitDates: await lastCommitDates,
    themeModules: context.settings.themeModules,
  });
  if (external) {
    findings.push(
      ...(await auditExternalLinks(graph.pages, {
        cacheDir: config.cacheDir,
        allow: config.check.allow,
        onProgress: (done, total) => logger.progress(`Asking other sites ${done}/${total}`),
      })),
    );
    logger.progress(undefined);
  }
  const weighed = applySeverity(findings, config.check.rules);
  const errors = weighed.filter(({ severity }) => severity === 'error').length;

  if (format === 'json') write(toJsonReport(weighed, cwd));
  else if (format === 'sarif')
    write(toSarif(weighed, { cwd, version: context.version.slice(0, 12) }));
  else {
    for (const finding of groupMissingTranslations(weighed)) {
      const text = formatFinding(finding, cwd, graph.sourceOf);
      if (finding.severity === 'error') logger.error(text);
      else logger.warn(text);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const done = `Checked ${plural(graph.pages.length, 'page')} in ${seconds} s: ${formatCounts(weighed)}.`;
    if (errors > 0) logger.error(done);
    else logger.success(done);
  }
  return { pages: graph.pages.length, findings: weighed, errors };
}
