import { resolve } from 'node:path';

import { pageKey } from '@octavo/theme/urls';

import { applySeverity } from '../check/report/apply-severity';
import { toReport } from '../check/report/report-json';
import { formatFinding } from '../check/report/report-text';
import { readSource } from '../files/read-source';
import type { CheckReport, ReportedFinding } from '../model/check-report';
import type { SiteConfig } from '../model/config';
import type { Findings } from '../model/dev-event';
import { formatProblemLine, type Problem, uniqueProblems } from '../model/errors';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import type { Finding } from '../model/rules';
import { ENTIRE_SITE } from './broken-pages';
import type { EventStream } from './event-stream';
import type { LivePages } from './live-pages';
import type { ProblemLog } from './problem-log';
import type { ReportedProblems } from './reported-problems';

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
  /**
   * Replaces the problems because of which a page cannot be shown. Until they are fixed, connected pages list them instead
   * of the findings of the page, which are from before. The terminal shows them already.
   *
   * @param key - key of the page, or `ENTIRE_SITE`
   */
  updateBrokenPage: (key: string, problems: readonly Problem[]) => Promise<void>;
  /** Returns the files with findings, and the broken pages. */
  reportedProblems: () => ReportedProblems;
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
  const broken = new Map<string, CheckReport>();

  const withSeverity = (findings: readonly Finding[]) =>
    applySeverity(findings, config().check.rules, config().gitVersions);

  async function withRoutes(findings: readonly ReportedFinding[]): Promise<Findings['findings']> {
    const live = await pages();
    return findings.map((finding) => ({
      ...finding,
      route: finding.file === undefined ? undefined : live.routeOf(resolve(cwd, finding.file)),
    }));
  }

  /** Sends the findings of the opened pages. Checks of the entire site include them. */
  async function sendOpenedPages(): Promise<void> {
    if (current) return;
    const live = await pages();
    const isBroken = (filePath: string) => {
      const route = live.routeOf(filePath);
      return route !== undefined && broken.has(pageKey(route));
    };
    const reports = [
      ...broken.values(),
      ...[...byPage].flatMap(([filePath, { report }]) => (isBroken(filePath) ? [] : report)),
    ];
    // A fallback page has the problems of its original.
    const findings = uniqueProblems(reports.flatMap((each) => each.findings));
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    events.sendRetained({
      type: 'findings',
      run: 0,
      errors,
      warnings: findings.length - errors,
      findings: await withRoutes(findings),
    });
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
      const reported = withSeverity(findings);
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
      await sendOpenedPages();
    },
    async updateBrokenPage(key, problems) {
      const rule = key === ENTIRE_SITE ? 'invalid-file' : 'invalid-page';
      const report = toReport(withSeverity(problems.map((problem) => ({ ...problem, rule }))), cwd);
      const before = JSON.stringify(broken.get(key));
      if (problems.length === 0) broken.delete(key);
      else broken.set(key, report);
      if (JSON.stringify(broken.get(key)) !== before) await sendOpenedPages();
    },
    reportedProblems: () => ({ files: [...byPage.keys()], brokenPages: [...broken.keys()] }),
  };
}
