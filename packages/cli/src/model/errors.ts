/** Stable error code for tests and tools. Messages in the terminal end with it. */
export type OctavoErrorCode =
  /**
   * The configuration file does not exist. Run the command in the folder that contains `docs.config.ts`, pass its path
   * with `--config`, or create it with `octavo init`. `@octavo/migrate` looks for the configuration of another tool.
   */
  | 'CONFIG_NOT_FOUND'
  /**
   * The configuration cannot be loaded, or contains unknown keys, invalid values or invalid theme overrides. Each
   * problem is listed with its position.
   */
  | 'CONFIG_INVALID'
  /**
   * The content of a version cannot be read from Git: the repository, the tag or the content folder in it does not exist.
   * Shallow clones of CI often lack tags.
   */
  | 'GIT_FAILED'
  /** The content folder contains no pages, or no files for `octavo version`. Set `root` to the folder that contains them. */
  | 'CONTENT_NOT_FOUND'
  /**
   * Pages, nav files, meta files or images cannot be read, compiled or converted, two pages have the same route, or the name
   * of a file is invalid. Each problem is listed with its position.
   */
  | 'PAGES_INVALID'
  /** The scripts cannot be bundled, for example because an imported module does not exist or contains a syntax error. */
  | 'BUNDLE_FAILED'
  /**
   * A component has thrown an error, or passed an invalid query to `usePages`, while a page was rendered to HTML. Components
   * cannot use `window` and `document` while they render: access them in an effect, or use `NoSSR`.
   */
  | 'RENDER_FAILED'
  /**
   * The site contains errors, such as dead links or missing images. Fix them, or change the severity of the rule with
   * `check.rules`.
   */
  | 'AUDIT_FAILED'
  /**
   * The output cannot be written: the output folder contains files that Octavo did not write or is not writable, or the
   * disk is full. The previous output is left unchanged.
   */
  | 'OUTPUT_FAILED'
  /**
   * The shards for `octavo merge` are missing, incomplete or duplicate, or were built from other content, with other settings
   * or with another version. Build all shards again from the same commit.
   */
  | 'SHARDS_INVALID'
  /** A required package is not installed, or is too old. The message includes the command that installs it. */
  | 'PACKAGE_MISSING'
  /**
   * The search engine of a plugin, such as Pagefind, cannot create the index, or `octavo mcp` or `octavo eval` cannot read the
   * index of a site. They need the built-in search engine.
   */
  | 'SEARCH_FAILED'
  /** The port is in use or not permitted. Pass another one with `--port`. */
  | 'PORT_IN_USE'
  /**
   * There is no build: the output folder does not exist, or a folder or URL for `octavo mcp` or `octavo eval` is not reachable,
   * is not a site built by Octavo, or has no `llms.txt`. Run `octavo build` first.
   */
  | 'BUILD_NOT_FOUND'
  /** A hook of a plugin has thrown an error or returned an invalid value. The message includes both names. */
  | 'PLUGIN_FAILED'
  /** The arguments or options of a command are invalid, or the command cannot run in this folder. */
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

/** Returns the problems that caused an error, or its message and hint as a problem if it has none. */
export function getProblems({ problems, message, hint }: OctavoError): readonly Problem[] {
  return problems.length > 0 ? problems : [{ message, hint }];
}

/** Returns a key that is equal for problems with the same message at the same position. */
export function getProblemKey({ file, line, column, message }: Problem): string {
  return JSON.stringify([file, line, column, message]);
}

/** Removes problems with the same message at the same position. */
export function uniqueProblems<T extends Problem>(problems: readonly T[]): T[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = getProblemKey(problem);
    return !seen.has(key) && seen.add(key);
  });
}

/** Formats a problem for the terminal, including its location, code frame and hint. */
export function formatProblem(problem: Problem, cwd: string): string {
  const { message, frame, hint } = problem;
  const location = formatLocation(problem, cwd);
  return [location, indent(message), frame && indent(frame), hint && indent(`→ ${hint}`)]
    .filter(Boolean)
    .join('\n');
}

/** Formats the location and the message of a problem on one line. */
export function formatProblemLine(problem: Problem, cwd: string): string {
  const [message] = problem.message.split('\n');
  return [formatLocation(problem, cwd), message].filter(Boolean).join(' ');
}

function formatLocation({ file, line, column }: Problem, cwd: string): string {
  const rest = file?.startsWith(cwd) ? file.slice(cwd.length) : '';
  const path = /^[\\/]/.test(rest) ? rest.slice(1) : file;
  return [path, line, line === undefined ? undefined : column]
    .filter((part) => part !== undefined)
    .join(':');
}

/** Formats an error for the terminal, including its code and all problems. */
export function formatError(error: OctavoError, cwd: string): string {
  const problems = error.problems.map((problem) => formatProblem(problem, cwd));
  const message = error.message && `${error.message} (${error.code})`;
  return [message, ...problems, error.hint && `→ ${error.hint}`].filter(Boolean).join('\n\n');
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}
