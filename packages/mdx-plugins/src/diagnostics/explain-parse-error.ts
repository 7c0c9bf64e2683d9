import type { Point } from 'micromark-util-types';
import { VFileMessage } from 'vfile-message';
import { findOpenBrace } from '../micromark/construct-starts';
import { type Problem, toPoint } from './report';

interface Explanation extends Partial<Problem> {
  /** Matches parser error messages. */
  pattern: RegExp;
}

const ESCAPE_LESS_THAN = 'To show a literal `<`, write `&lt;`, as in `&lt;10s`, or use backticks.';
const ESCAPE_BRACE = 'To show a literal `{`, write `\\{` or use backticks.';
const HEADING_ID_HINT = 'Write heading IDs as `{#my-id}`, without spaces.';

/** Explanations in order of precedence. */
const EXPLANATIONS: Explanation[] = [
  {
    pattern: /Unexpected character `!`.* before name/,
    message: 'HTML comments are not supported in MDX',
    hint: 'Use `{/* comment */}` instead.',
  },
  {
    pattern: /Unexpected character .* before name/,
    message: 'Expected a component or element name after `<`',
    hint: ESCAPE_LESS_THAN,
  },
  {
    pattern: /Unexpected closing (?:tag|slash)/,
    hint: 'Remove the closing tag or add a matching opening tag.',
  },
  {
    pattern: /Unexpected (?:character|lazy line).*(?:tag|name|attribute)/,
    hint: ESCAPE_LESS_THAN,
  },
  {
    pattern: /Expected a closing tag for `([^`]+)`/,
    hint: 'Add a closing tag, or make the tag self-closing: `<name />`. To show a literal `<`, write `&lt;`.',
  },
  {
    pattern: /Unexpected end of file in expression/,
    message: 'Missing closing `}`',
    hint: ESCAPE_BRACE,
  },
  {
    pattern: /Could not parse expression with acorn/,
    message: 'Syntax error in a `{…}` expression',
    hint: ESCAPE_BRACE,
  },
  {
    pattern: /Could not parse import\/exports with acorn/,
    message: 'Syntax error in an `import` or `export` statement',
    hint: 'In MDX, lines that start with `import` or `export` are parsed as JavaScript. Reword text that starts with either word.',
  },
  {
    pattern: /Unexpected end of file in attribute value/,
    message: 'Missing closing quote in an attribute value',
    hint: 'Add the closing quote. To show a literal `<`, write `&lt;`.',
  },
  {
    pattern: /Unexpected end of file/,
    message: 'Missing `>` at the end of a tag',
    hint: ESCAPE_LESS_THAN,
  },
];

/**
 * Adds an explanation and a hint to a parse error. Moves errors about unclosed tags and expressions to the opening tag or
 * brace.
 *
 * @param constructStart - start of the last tag or expression that was parsed
 */
export function explainParseError(
  error: unknown,
  filePath: string,
  source = '',
  constructStart?: Point,
): unknown {
  if (!(error instanceof VFileMessage)) return error;
  error.file = filePath;
  error.fatal = true;
  moveToConstructStart(error, source, constructStart);
  const explanation = EXPLANATIONS.find(({ pattern }) => pattern.test(error.reason));
  if (!explanation) return error;
  if (explanation.message) error.reason = withCause(explanation.message, error);
  if (explanation.hint) error.note = explanation.hint;
  const { line, column } = toPoint({ line: error.line ?? 1, column: error.column ?? 1 });
  if (error.note === ESCAPE_BRACE && HEADING_ID.test(source.split('\n')[line - 1] ?? ''))
    error.note = HEADING_ID_HINT;
  error.message = `${filePath}:${line}:${column}: ${error.reason}${error.note ? `\n${error.note}` : ''}`;
  return error;
}

/** Matches a heading that ends with a valid or invalid ID. */
const HEADING_ID = /^ {0,3}#{1,6}\s.*\{#[^{}]*\}?\s*$/;

/** Matches the position in messages such as "Expected a closing tag for `<Tabs>` (3:1-3:7)". */
const TAG_POSITION = / \((\d+):(\d+)-\d+:\d+\)/;

function moveToConstructStart(
  error: VFileMessage,
  source: string,
  constructStart: Point | undefined,
): void {
  const [position, line, column] = TAG_POSITION.exec(error.reason) ?? [];
  if (/^Expected a closing tag/.test(error.reason) && position !== undefined) {
    error.reason = error.reason.replace(position, '');
    Object.assign(error, { line: Number(line), column: Number(column) });
  } else if (constructStart && /^Unexpected end of file/.test(error.reason)) {
    const isBrace = / in expression,/.test(error.reason);
    const place = isBrace ? findOpenBrace(source, constructStart) : constructStart;
    Object.assign(error, { line: place.line, column: place.column });
  }
  error.place = toPoint({ line: error.line ?? 1, column: error.column ?? 1 });
}

function withCause(message: string, error: VFileMessage): string {
  const cause = error.cause;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
