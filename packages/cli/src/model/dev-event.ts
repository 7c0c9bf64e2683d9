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
/** Path of the endpoint that receives runtime errors (`POST`) and returns their positions, relative to the base. */
export const RUNTIME_ERROR_PATH = '__octavo/runtime-error';

/** Error that a component has thrown in the browser. */
export interface RuntimeError {
  /** Error type and message, such as `TypeError: x is not a function`. */
  message: string;
  /** Stack trace in the format of the browser. Empty if there is none. */
  stack: string;
  /** Route path of the page. */
  route: string;
}
