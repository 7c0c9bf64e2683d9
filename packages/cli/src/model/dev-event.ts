import type { ReportedFinding } from './check-report';
import type { Problem } from './errors';

/** Finding with the route path of its page, if it belongs to a page. */
export interface PageFinding extends ReportedFinding {
  route?: string | undefined;
}

/** Current results of the check of the whole site. */
export interface Findings {
  /** Number of the check run of this server, 1-based. */
  run: number;
  errors: number;
  warnings: number;
  findings: PageFinding[];
}

/** Event that the dev server sends to the browser. */
export type DevEvent =
  /** The data of a page has changed. The page requests its data again. */
  | { type: 'update' }
  /** The bundle was rebuilt. `hash` identifies it. */
  | { type: 'bundle'; hash: string }
  | { type: 'problems'; problems: Problem[] }
  /** All problems are resolved. */
  | { type: 'resolved' }
  /** The whole site was checked. */
  | ({ type: 'findings' } & Findings)
  | { type: 'reload' };

/** Path of the event stream, relative to the base. */
export const EVENTS_PATH = '__octavo/events';
/** Path of the list of findings, relative to the base. */
export const CHECK_PATH = '__octavo/check';
