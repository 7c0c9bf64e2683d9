import { performance } from 'node:perf_hooks';

import { auditSite } from '../check/audit-site';
import { auditExternalLinks } from '../check/external-links';
import { readRepository } from '../check/read-repository';
import { applySeverity } from '../check/report/apply-severity';
import { groupMissingTranslations } from '../check/report/group-missing-translations';
import { toJsonReport, toSarif } from '../check/report/report-json';
import { formatCounts, formatFinding } from '../check/report/report-text';
import { auditEditLinks } from '../check/rules/edit-links';
import { findConfigFile } from '../config/load-config';
import { createAnalysisContext, createCompileContext } from '../content/compile/compile-context';
import { logInlinePlugins } from '../content/compile/inline-plugins';
import { retryWithoutIndex } from '../content/compile/page-index';
import { readLastCommitDates } from '../content/scan/last-commit-dates';
import { getCliVersion } from '../files/cli-version';
import { reserveStdout } from '../files/reserve-stdout';
import { createDefaultConfig } from '../init/default-config';
import type { SiteConfig } from '../model/config';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import type { Finding, FindingWithSeverity } from '../model/rules';
import { readSite, type SiteGraph } from '../site/read-site';
import { loadSiteConfig, withInventories } from './load-site-config';

/** Output format for `check`. */
export type CheckFormat = 'text' | 'json' | 'sarif';

/** Options for `check`. */
export interface CheckOptions {
  /** Folder that contains the configuration file. */
  cwd: string;
  /** Path to the configuration file, relative to `cwd`. @default 'docs.config.ts' */
  configFile?: string | undefined;
  /** Output format. @default 'text' */
  format?: CheckFormat;
  /** Whether to also check external links. @default false */
  external?: boolean;
  /** Function that writes the JSON or SARIF report. Writes to `process.stdout` by default. */
  write?: (text: string) => void;
  logger: Logger;
}

/** Result of `check`. */
export interface CheckSummary {
  /** Number of checked pages. */
  pages: number;
  /** Findings, sorted by file and position. */
  findings: FindingWithSeverity[];
  /** Number of findings with severity `error`. */
  errors: number;
}

/**
 * Checks the whole site without bundling it. Only cache files are written. Without a configuration file, it uses defaults
 * for a folder with Markdown files, like `dev`.
 *
 * @throws {OctavoError} if the configuration is invalid. Page problems are returned as findings.
 */
export async function check(options: CheckOptions): Promise<CheckSummary> {
  const { format = 'text', write } = options;
  if (format === 'text' || write) return checkSite({ write: () => undefined, ...options });
  const { stream, release } = reserveStdout();
  try {
    return await checkSite({ ...options, write: (text) => void stream.write(text) });
  } finally {
    release();
  }
}

async function checkSite({
  cwd,
  configFile,
  format = 'text',
  external = false,
  write,
  logger,
}: CheckOptions & Required<Pick<CheckOptions, 'write'>>): Promise<CheckSummary> {
  const started = performance.now();
  const hasConfig = configFile !== undefined || findConfigFile(cwd) !== undefined;
  const fallback = hasConfig ? undefined : createDefaultConfig(cwd);
  const config = await withInventories(await loadSiteConfig({ cwd, configFile, fallback, logger }));
  const { graph, findings } = await auditFiles(config, logger, { isQuiet: format !== 'text' });
  findings.push(
    ...auditEditLinks(graph.pages, config, await readRepository(config.root), graph.sourceOf),
  );
  if (external) {
    findings.push(
      ...(await auditExternalLinks(graph.pages, {
        cacheDir: config.cacheDir,
        allow: config.check.allow,
        onProgress: (done, total) => logger.progress(`Checking external links ${done}/${total}`),
      })),
    );
    logger.progress(undefined);
  }
  const reported = applySeverity(findings, config.check.rules, config.gitVersions);
  const errors = reported.filter(({ severity }) => severity === 'error').length;

  if (format === 'json') write(toJsonReport(reported, cwd));
  else if (format === 'sarif') write(toSarif(reported, { cwd, version: getCliVersion() }));
  // A SARIF report is usually uploaded, so the findings are printed to standard error as well.
  if (format !== 'json') {
    const printed = groupMissingTranslations(reported);
    for (const finding of printed) {
      const text = formatFinding(finding, cwd, graph.sourceOf);
      if (finding.severity === 'error') logger.error(text);
      else logger.warn(text);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const done = `Checked ${plural(graph.pages.length, 'page')} in ${seconds} s: ${formatCounts(printed)}.`;
    if (errors > 0) logger.error(done);
    else if (format === 'text') logger.success(done);
    else if (printed.length > 0) logger.warn(done);
  }
  return { pages: graph.pages.length, findings: reported, errors };
}

/** Checks a site without bundling it. The findings do not have the severities of the configuration yet. */
export async function auditFiles(
  config: SiteConfig,
  logger: Logger,
  /** `isQuiet` disables messages, because a report is printed to standard output. */
  { isQuiet }: { isQuiet: boolean },
): Promise<{ graph: SiteGraph; findings: Finding[] }> {
  const context = createAnalysisContext(createCompileContext(config));
  if (!isQuiet) logInlinePlugins(context.settings, logger);
  const lastUpdated = config.isMultilingual
    ? readLastCommitDates(config)
    : Promise.resolve(new Map<string, string>());
  return retryWithoutIndex(config.cacheDir, async () => {
    const graph = await readSite({
      config,
      context,
      lastUpdated,
      onProgress: (done, total) => logger.progress(`Compiling pages ${done}/${total}`),
    });
    logger.progress(undefined);
    const { findings } = auditSite({
      graph,
      lastCommitDates: await lastUpdated,
      themeModules: context.settings.themeModules,
    });
    return { graph, findings };
  });
}
