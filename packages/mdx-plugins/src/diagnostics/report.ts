import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import type { PageState } from '../page/page-state';
import type { PageWarning, SourcePoint } from '../types';

/** Where in which file something is. */
export interface Place {
  /** Absolute path; the page itself by default. */
  file?: string;
  /** A position of a node, or a point. */
  at?: { start: SourcePoint } | SourcePoint | undefined;
}

export interface Problem {
  /** Expected what, got what. */
  message: string;
  /** What to do. */
  hint?: string;
}

/** The point a place begins at; the first character of the file when unknown. */
export function pointOf(at: Place['at']): SourcePoint {
  const point = at && 'start' in at ? at.start : at;
  return { line: point?.line ?? 1, column: point?.column ?? 1 };
}

/** Remember something the author should look at; the page compiles. */
export function warn(
  state: PageState,
  place: Place,
  problem: Problem,
  rule?: NonNullable<PageWarning['rule']>,
): void {
  const named = rule === undefined ? {} : { rule };
  state.warnings.push({
    file: place.file ?? state.path,
    ...pointOf(place.at),
    ...problem,
    ...named,
  });
}

/** Make the error that stops the compilation of a page. */
export function failure(
  page: VFile | string,
  place: Place,
  { message, hint }: Problem,
): VFileMessage {
  const point = pointOf(place.at);
  const error = new VFileMessage(message, { place: point, source: 'octavo', ruleId: 'dialect' });
  error.file = place.file ?? (typeof page === 'string' ? page : page.path);
  error.fatal = true;
  if (hint) error.note = hint;
  error.message = `${error.file}:${point.line}:${point.column}: ${message}${hint ? `\n${hint}` : ''}`;
  return error;
}
