import type { Problem } from '../errors';

/** What the development server tells the browser. */
export type DevEvent =
  /** Something a page shows has changed; the page asks for its data again. */
  | { type: 'update' }
  /** The bundle was rebuilt; `hash` names it. */
  | { type: 'bundle'; hash: string }
  | { type: 'problems'; problems: Problem[] }
  /** Nothing is wrong any more. */
  | { type: 'mended' }
  | { type: 'reload' };

/** Path of the stream below the base. */
export const EVENTS_PATH = '__octavo/events';
