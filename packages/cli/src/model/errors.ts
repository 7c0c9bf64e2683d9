/** Stable error code for tests and tools. */
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

/** User-facing problem with an optional location and hint. */
export interface Problem {
  /** Description of the problem, for example `Unknown key "titel".` */
  message: string;
  /** Absolute file path. */
  file?: string | undefined;
  /** 1-based. */
  line?: number | undefined;
  /** 1-based. */
  column?: number | undefined;
  /** Source lines around the position, created by `codeFrame`. */
  frame?: string | undefined;
  /** How to fix the problem. */
  hint?: string | undefined;
}

/** Options for `OctavoError`. */
export interface OctavoErrorOptions {
  /** All problems that caused the error. */
  problems?: readonly Problem[];
  /** How to fix the problems. */
  hint?: string;
  cause?: unknown;
}

/**
 * User-facing error. The CLI prints it without a stack trace and exits with code 1. For all other errors, the CLI prints
 * the message, and the stack trace if the environment variable `OCTAVO_DEBUG` is set.
 *
 * @example
 * throw new OctavoError('USAGE', 'Missing folder.', { hint: 'Pass a folder: octavo lint <folder>' });
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

/** Returns a key that is equal for problems with the same message at the same position. */
export function getProblemKey({ file, line, column, message }: Problem): string {
  return JSON.stringify([file, line, column, message]);
}

/** Removes problems with the same message at the same position. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = getProblemKey(problem);
    return !seen.has(key) && seen.add(key);
  });
}

/** Formats a problem for the terminal, including its location, code frame and hint. */
export function formatProblem(problem: Problem, cwd: string): string {
  const { message, file, line, column, frame, hint } = problem;
  const path = file?.startsWith(cwd) ? file.slice(cwd.length).replace(/^[\\/]/, '') : file;
  const location = [path, line, line === undefined ? undefined : column].filter(
    (part) => part !== undefined,
  );
  return [location.join(':'), indent(message), frame && indent(frame), hint && indent(`→ ${hint}`)]
    .filter(Boolean)
    .join('\n');
}

/** Formats an error for the terminal, including all problems. */
export function formatError(error: OctavoError, cwd: string): string {
  const problems = error.problems.map((problem) => formatProblem(problem, cwd));
  return [error.message, ...problems, error.hint && `→ ${error.hint}`].filter(Boolean).join('\n\n');
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
