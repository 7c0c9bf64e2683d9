import type { ReportedFinding } from './check-report';
import type { Problem } from './errors';

/** Finding with the route path of the affected page, if any. */
export interface PageFinding extends ReportedFinding {
  route?: string | undefined;
}

/** Latest results of checking the entire site, or the opened pages before that. */
export interface Findings {
  /** Sequence number of the check since the server started, 1-based. 0 if only the opened pages were checked. */
  run: number;
  errors: number;
  warnings: number;
  findings: PageFinding[];
}

/** Event sent from the dev server to the browser. */
export type DevEvent =
  /** Page data has changed. The client fetches the data for the current page again. */
  | { type: 'update' }
  /** The bundle was rebuilt. `hash` is the new bundle hash. */
  | { type: 'bundle'; hash: string }
  | { type: 'problems'; problems: Problem[] }
  /** All problems have been resolved. */
  | { type: 'resolved' }
  /** A check of the entire site has finished, or the findings of an opened page have changed. */
  | ({ type: 'findings' } & Findings)
  | { type: 'reload' };

/** Path of the server-sent events endpoint, relative to the base. */
export const EVENTS_PATH = '__octavo/events';
/** Path of the endpoint that returns all findings, relative to the base. */
export const CHECK_PATH = '__octavo/check';
