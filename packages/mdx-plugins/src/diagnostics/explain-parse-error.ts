import type { Point } from 'micromark-util-types';
import { VFileMessage } from 'vfile-message';
import { findOpenBrace } from '../micromark/construct-starts';
import { isKnownTag } from '../micromark/tag-names';
import { type Problem, toPoint } from './report';
import { describeEscapedTag, describeEscapedType, findGenericType } from './type-arguments';

interface Explanation extends Partial<Problem> {
  /** Matches parser error messages. */
  pattern: RegExp;
}

type TextPosition = Pick<Point, 'line' | 'column'>;

const ESCAPE_LESS_THAN = 'To show a literal `<`, write `&lt;`, as in `&lt;10s`, or use backticks.';
const ESCAPE_BRACE = 'To show a literal `{`, write `\\{` or use backticks.';
const HEADING_ID_HINT = 'Write heading IDs as `{#my-id}`, without spaces.';

const HTML_COMMENT = /Unexpected character `!`.* before name/;

/** Explanations in order of precedence. */
const EXPLANATIONS: Explanation[] = [
  {
    pattern: HTML_COMMENT,
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
    pattern: /Unexpected character .* before attribute value/,
    hint: `Write attribute values in straight quotes or in braces. ${ESCAPE_LESS_THAN}`,
  },
  {
    pattern: /Expected the closing tag .* either after the end of `paragraph`/,
    hint: 'Write the opening and the closing tag on separate lines, or the entire element on one line.',
  },
  {
    pattern: /Unexpected (?:character|lazy line).*(?:tag|name|attribute)/,
    hint: ESCAPE_LESS_THAN,
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
    hint: `Close the tag with \`/>\` or \`>\`. ${ESCAPE_LESS_THAN}`,
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
  const explanation =
    explainAutolink(error, source) ??
    explainInclude(error, source) ??
    explainGenericType(error, source, constructStart) ??
    explainUnclosedTag(error) ??
    EXPLANATIONS.find(({ pattern }) => pattern.test(error.reason));
  if (!explanation) return error;
  if (explanation.message) error.reason = withCause(explanation.message, error);
  if (explanation.hint) error.note = explanation.hint;
  const { line, column } = toPoint({ line: error.line ?? 1, column: error.column ?? 1 });
  if (error.note === ESCAPE_BRACE && HEADING_ID.test(source.split('\n')[line - 1] ?? ''))
    error.note = HEADING_ID_HINT;
  error.message = `${filePath}:${line}:${column}: ${error.reason}${error.note ? `\n${error.note}` : ''}`;
  return error;
}

/** Matches a URL or an email address in angle brackets. */
const AUTOLINK = /^<(?:[a-z][a-z\d+.-]+:[^\s<>]*|[^\s<>@:]+@[^\s<>@]+)>/i;

/** Explains the error of a link such as `<https://example.com>`. Moves it to the `<`. */
function explainAutolink(error: VFileMessage, source: string): Partial<Problem> | undefined {
  if (!/^Unexpected character/.test(error.reason)) return undefined;
  const at = toPoint({ line: error.line ?? 1, column: error.column ?? 1 });
  const start = source.lastIndexOf('<', offsetOf(at, source));
  const url = AUTOLINK.exec(source.slice(start))?.[0].slice(1, -1);
  if (start < 0 || url === undefined) return undefined;
  const column = start - source.lastIndexOf('\n', start);
  const place = { line: source.slice(0, start).split('\n').length, column };
  Object.assign(error, { ...place, place });
  const href = url.includes(':') ? url : `mailto:${url}`;
  return {
    message: `Links in angle brackets are not supported in MDX: \`<${url}>\``,
    hint: `Write \`[${url.replace(/^mailto:/i, '')}](${href})\`.`,
  };
}

const INCLUDE = /^<!--\s*@include:\s*([^\s{#>][^\n{#>]*?)\s*(?:[{#]|-->)/;

/** Explains the error of an include, which MDX pages import instead. */
function explainInclude(error: VFileMessage, source: string): Partial<Problem> | undefined {
  if (!HTML_COMMENT.test(error.reason)) return undefined;
  const at = toPoint({ line: error.line ?? 1, column: error.column ?? 1 });
  const [, path] = INCLUDE.exec(source.slice(source.lastIndexOf('<', offsetOf(at, source)))) ?? [];
  if (path === undefined) return undefined;
  return {
    message: 'Includes are not supported in MDX',
    hint: `Import the file instead: write \`import Part from '${path}';\` below the frontmatter, and \`<Part />\` here.`,
  };
}

/** Explains the error of a tag without a closing tag, which is often text such as `<name>`. */
function explainUnclosedTag({ reason }: VFileMessage): Partial<Problem> | undefined {
  const [, name] = /^Expected a closing tag for `<([^>\s]+)>`/.exec(reason) ?? [];
  if (name === undefined) return undefined;
  const close = `close the tag with \`</${name}>\`, or write \`<${name} />\``;
  const isText = /^[a-z]/.test(name) && !isKnownTag(name);
  return {
    hint: isText
      ? `${describeEscapedTag(name)} Otherwise, ${close}.`
      : `${close[0]!.toUpperCase()}${close.slice(1)}. ${describeEscapedTag(name)}`,
  };
}

/** Explains the error of a tag that is the argument of a type, such as `Promise<string>`. Moves it to the tag. */
function explainGenericType(
  error: VFileMessage,
  source: string,
  constructStart: Point | undefined,
): Partial<Problem> | undefined {
  const start = findTagStart(error) ?? constructStart;
  if (!start) return undefined;
  const offset = offsetOf(start, source);
  const type = findGenericType(source, offset);
  const [, tag = ''] = /^<([a-z][\w-]*)/.exec(source.slice(offset)) ?? [];
  if (type === undefined || isKnownTag(tag)) return undefined;
  const place = toPoint(start);
  Object.assign(error, { ...place, place });
  return {
    message: `\`<\` in "${type}" starts a tag, which is never closed`,
    hint: describeEscapedType(type),
  };
}

/** Returns the position of the opening tag that an error is about, or `undefined` if its message has none. */
function findTagStart({ reason, line, column }: VFileMessage): TextPosition | undefined {
  const [, tagLine = line, tagColumn = column] = TAG_POSITION.exec(reason) ?? [];
  const isTagError = TAG_POSITION.test(reason) || /^Expected a closing tag/.test(reason);
  return isTagError ? { line: Number(tagLine), column: Number(tagColumn) } : undefined;
}

function offsetOf({ line, column }: TextPosition, source: string): number {
  const lines = source.split('\n').slice(0, line - 1);
  return lines.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
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
