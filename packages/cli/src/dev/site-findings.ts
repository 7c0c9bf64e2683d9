import { resolve } from 'node:path';

import type { CheckReport } from '../model/check-report';
import type { Findings } from '../model/dev-event';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import type { EventStream } from './event-stream';
import type { LivePages } from './live-pages';

/** Reports the findings from the last check to the terminal and to all connected pages. */
export interface SiteFindings {
  current: () => Findings | undefined;
  /** Replaces the findings with the ones from a new report. */
  update: (report: CheckReport) => Promise<void>;
}

export interface SiteFindingsOptions {
  cwd: string;
  pages: () => Promise<LivePages>;
  events: EventStream;
  logger: Logger;
  /** Returns the URL of the page that lists all findings. */
  listUrl: () => string;
}

/** Creates the findings reporter for the dev server. */
export function createSiteFindings({
  cwd,
  pages,
  events,
  logger,
  listUrl,
}: SiteFindingsOptions): SiteFindings {
  let current: Findings | undefined;
  let lastSummary = '';
  return {
    current: () => current,
    async update({ errors, warnings, findings }) {
      const live = await pages();
      current = {
        run: (current?.run ?? 0) + 1,
        errors,
        warnings,
        findings: findings.map((finding) => ({
          ...finding,
          route: finding.file === undefined ? undefined : live.routeOf(resolve(cwd, finding.file)),
        })),
      };
      events.sendRetained({ type: 'findings', ...current });
      const summary = `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
      if (summary !== lastSummary) logger.info(`Check: ${summary}. See ${listUrl()}`);
      lastSummary = summary;
    },
  };
}
