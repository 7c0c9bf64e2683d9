import type { ReportedFinding } from './check-report';
import type { Problem } from './errors';

/** A finding with the page it stands on, where it stands on one. */
export interface PageFinding extends ReportedFinding {
  route?: string | undefined;
}

/** What the check of the whole site says at present. */
export interface Findings {
  /** Which of the server's runs said so, counted from 1. */
  run: number;
  errors: number;
  warnings: number;
  findings: PageFinding[];
}

/** What the development server tells the browser. */
export type DevEvent =
  /** Something a page shows has changed; the page asks for its data again. */
  | { type: 'update' }
  /** The bundle was rebuilt; `hash` names it. */
  | { type: 'bundle'; hash: string }
  | { type: 'problems'; problems: Problem[] }
  /** Nothing is wrong any more. */
  | { type: 'resolved' }
  /** The whole site was checked. */
  | ({ type: 'findings' } & Findings)
  | { type: 'reload' };

/** Path of the stream below the base. */
export const EVENTS_PATH = '__octavo/events';
/** Path of the list of everything that is wrong with the site, below the base. */
export const CHECK_PATH = '__octavo/check';
