import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { PageState } from '../page/page-state';
import type { PageWarning, SourcePoint } from '../types';

/** Location of a problem. */
export interface ProblemLocation {
  /** Absolute file path. @default the page path */
  file?: string;
  /** Node position or point. @default the start of the file */
  at?: { start: SourcePoint } | SourcePoint | undefined;
}

/** Error or warning with an optional hint. */
export interface Problem {
  /** Problem description, without a trailing period. */
  message: string;
  /** Suggested fix. */
  hint?: string;
}

/** Returns the start point of a position. Falls back to the start of the file. */
export function toPoint(at: ProblemLocation['at']): SourcePoint {
  const point = at && 'start' in at ? at.start : at;
  return { line: point?.line ?? 1, column: point?.column ?? 1 };
}

/** Adds a warning to the page state. */
export function warn(
  state: PageState,
  place: ProblemLocation,
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

/** Creates a fatal error that aborts page compilation. */
export function createPageError(
  page: VFile | string,
  place: ProblemLocation,
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
