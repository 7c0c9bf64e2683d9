/** What went wrong, as a stable word that tests and tools can rely on. */
export type OctavoErrorCode =
  | 'CONFIG_NOT_FOUND'
  | 'CONFIG_INVALID'
  | 'CONTENT_NOT_FOUND'
  | 'PAGES_INVALID'
  | 'BUNDLE_FAILED'
  | 'RENDER_FAILED'
  | 'AUDIT_FAILED'
  | 'OUTPUT_FAILED'
  | 'SHARDS_INVALID'
  | 'PACKAGE_MISSING'
  | 'SEARCH_FAILED'
  | 'PORT_IN_USE'
  | 'BUILD_NOT_FOUND'
  | 'PLUGIN_FAILED'
  | 'USAGE';

/** One thing an author has to mend. */
export interface Problem {
  /** Expected X, got Y. */
  message: string;
  /** Absolute path, or the path of a configuration key. */
  file?: string | undefined;
  /** Counted from 1. */
  line?: number | undefined;
  column?: number | undefined;
  /** The lines around the place, made by `codeFrame`. */
  frame?: string | undefined;
  /** What to do. */
  hint?: string | undefined;
}

export interface OctavoErrorOptions {
  problems?: readonly Problem[];
  hint?: string;
  cause?: unknown;
}

/**
 * A failure the person at the terminal can mend. The CLI prints these without a stack and exits with 1;
 * anything else that is thrown is a bug of ours and keeps its stack.
 */
export class OctavoError extends Error {
  override name = 'OctavoError';
  readonly code: OctavoErrorCode;
  readonly problems: readonly Problem[];
  readonly hint: string | undefined;

  constructor(code: OctavoErrorCode, message: string, options: OctavoErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.problems = options.problems ?? [];
    this.hint = options.hint;
  }
}

/** The text a person reads for one problem: place, message, frame, hint. */
export function formatProblem(problem: Problem, cwd: string): string {
  const { message, file, line, column, frame, hint } = problem;
  const shown = file?.startsWith(cwd) ? file.slice(cwd.length).replace(/^[\\/]/, '') : file;
  const place = [shown, line, line === undefined ? undefined : column].filter(
    (part) => part !== undefined,
  );
  return [place.join(':'), indent(message), frame && indent(frame), hint && indent(`→ ${hint}`)]
    .filter(Boolean)
    .join('\n');
}

/** The whole text of an error, every problem in it. */
export function formatError(error: OctavoError, cwd: string): string {
  const problems = error.problems.map((problem) => formatProblem(problem, cwd));
  return [error.message, ...problems, error.hint && `→ ${error.hint}`].filter(Boolean).join('\n\n');
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
