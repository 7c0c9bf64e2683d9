import { resolve } from 'node:path';

import type { CheckReport } from '../model/check-report';
import type { Findings } from '../model/dev-event';
import type { Logger } from '../model/logger';
import { plural } from '../model/plural';
import type { EventStream } from './event-stream';
import type { LivePages } from './live-pages';

/** What the last check of the whole site said, for the terminal and every open page. */
export interface SiteFindings {
  current: () => Findings | undefined;
  take: (report: CheckReport) => Promise<void>;
}

export interface SiteFindingsOptions {
  cwd: string;
  pages: () => Promise<LivePages>;
  events: EventStream;
  logger: Logger;
  /** Where all of them are listed. */
  listUrl: () => string;
}

export function createSiteFindings({
  cwd,
  pages,
  events,
  logger,
  listUrl,
}: SiteFindingsOptions): SiteFindings {
  let current: Findings | undefined;
  let told = '';
  return {
    current: () => current,
    async take({ errors, warnings, findings }) {
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
      events.keep({ type: 'findings', ...current });
      const text = `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
      if (text !== told) logger.info(`Check: ${text}. ${listUrl()} lists them.`);
      told = text;
    },
  };
}
