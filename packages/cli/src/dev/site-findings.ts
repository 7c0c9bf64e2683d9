import { resolve } from 'node:path';

import { applySeverity } from '../check/report/apply-severity';
import { toReport } from '../check/report/report-json';
import { formatFinding } from '../check/report/report-text';
import { readSource } from '../files/read-source';
import type { CheckReport, ReportedFinding } from '../model/check-report';
import type { SiteConfig } from '../model/config';
import type { Findings } from '../model/dev-event';
import { formatProblemLine } from '../model/errors';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import type { Finding } from '../model/rules';
import type { EventStream } from './event-stream';
import type { LivePages } from './live-pages';
import type { ProblemLog } from './problem-log';

/**
 * Reports findings to the terminal and to all connected pages: those of the opened pages, and those of the last check of
 * the entire site if there is one.
 */
export interface SiteFindings {
  /** Returns the findings from the last check of the entire site. */
  current: () => Findings | undefined;
  /** Replaces the findings with the ones from a new report. */
  update: (report: CheckReport) => Promise<void>;
  /** Replaces the findings of a page. */
  updatePage: (filePath: string, findings: readonly Finding[]) => Promise<void>;
}

export interface SiteFindingsOptions {
  cwd: string;
  config: () => Pick<SiteConfig, 'check' | 'gitVersions'>;
  pages: () => Promise<Pick<LivePages, 'routeOf'>>;
  events: Pick<EventStream, 'sendRetained'>;
  logger: Pick<Logger, 'info'>;
  log: ProblemLog;
  /** Returns the URL of the page that lists all findings. */
  listUrl: () => string;
}

/** Creates the findings reporter for the dev server. */
export function createSiteFindings({
  cwd,
  config,
  pages,
  events,
  logger,
  log,
  listUrl,
}: SiteFindingsOptions): SiteFindings {
  let current: Findings | undefined;
  let lastSummary = '';
  const byPage = new Map<string, { key: string; report: CheckReport }>();

  async function withRoutes(findings: readonly ReportedFinding[]): Promise<Findings['findings']> {
    const live = await pages();
    return findings.map((finding) => ({
      ...finding,
      route: finding.file === undefined ? undefined : live.routeOf(resolve(cwd, finding.file)),
    }));
  }

  return {
    current: () => current,
    async update({ errors, warnings, findings }) {
      current = {
        run: (current?.run ?? 0) + 1,
        errors,
        warnings,
        findings: await withRoutes(findings),
      };
      events.sendRetained({ type: 'findings', ...current });
      const summary = `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
      if (summary !== lastSummary) logger.info(`Check: ${summary}. See ${listUrl()}`);
      lastSummary = summary;
    },
    async updatePage(filePath, findings) {
      const reported = applySeverity(findings, config().check.rules, config().gitVersions);
      const report = toReport(reported, cwd);
      const key = JSON.stringify(report.findings);
      if (key === (byPage.get(filePath)?.key ?? '[]')) return;
      if (reported.length === 0) byPage.delete(filePath);
      else byPage.set(filePath, { key, report });
      log.set(
        `links:${filePath}`,
        reported.map((finding) => ({
          text: formatFinding(finding, cwd, (file) => readSource(file).text),
          summary: formatProblemLine(finding, cwd),
          severity: finding.severity,
        })),
      );
      const reports = [...byPage.values()].map((page) => page.report);
      const sum = (name: 'errors' | 'warnings') =>
        reports.reduce((total, each) => total + each[name], 0);
      const event: Findings = {
        run: 0,
        errors: sum('errors'),
        warnings: sum('warnings'),
        findings: await withRoutes(reports.flatMap((each) => each.findings)),
      };
      // Checks of the entire site include the page.
      if (!current) events.sendRetained({ type: 'findings', ...event });
    },
  };
}
