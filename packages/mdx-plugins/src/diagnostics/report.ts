import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { PageState } from '../page/page-state';
import type { PageWarning, SourcePoint } from '../types';

/** Position of a problem. */
export interface Place {
  /** Absolute path. @default the path of the page */
  file?: string;
  /** Position of a node, or a point. @default the start of the file */
  at?: { start: SourcePoint } | SourcePoint | undefined;
}

/** Description of a problem. */
export interface Problem {
  /** Description of the problem, without a full stop. */
  message: string;
  /** How to fix the problem. */
  hint?: string;
}

/** Returns the start of a position, or the start of the file if the position is undefined. */
export function toPoint(at: Place['at']): SourcePoint {
  const point = at && 'start' in at ? at.start : at;
  return { line: point?.line ?? 1, column: point?.column ?? 1 };
}

/** Adds a warning to the page. */
export function warn(
  state: PageState,
  place: Place,
  problem: Problem,
  rule?: NonNullable<PageWarning['rule']>,
): void {
  state.warnings.push({
    file: place.file ?? state.path,
    ...toPoint(place.at),
    ...problem,
    ...(rule === undefined ? {} : { rule }),
  });
}

/** Creates an error that stops the compilation of a page. */
export function createPageError(
  page: VFile | string,
  place: Place,
  { message, hint }: Problem,
): VFileMessage {
  const point = toPoint(place.at);
  const error = new VFileMessage(message, { place: point, source: 'octavo', ruleId: 'dialect' });
  error.file = place.file ?? (typeof page === 'string' ? page : page.path);
  error.fatal = true;
  if (hint) error.note = hint;
  error.message = `${error.file}:${point.line}:${point.column}: ${message}${hint ? `\n${hint}` : ''}`;
  return error;
}
