import type { Point } from 'micromark-util-types';
import { VFileMessage } from 'vfile-message';
import { openBrace } from '../micromark/openings';
import { type Problem, pointOf } from './report';

interface Explanation extends Partial<Problem> {
  /** What the parser's sentence looks like. */
  when: RegExp;
}

const ESCAPE_LESS_THAN =
  'For the sign itself write `&lt;`, as in `&lt;10s`, or put it in backticks.';
const ESCAPE_BRACE = 'For the sign itself write `\\{`, or put the text in backticks.';
const WRITE_ID = 'The id of a heading is written `{#my-id}`, without spaces.';

/** In the order they are tried; the first that matches explains. */
const EXPLANATIONS: Explanation[] = [
  {
    when: /Unexpected character `!`.* before name/,
    message: 'Expected a component or an element after `<`, got an HTML comment',
    hint: 'In MDX a comment is written `{/* text */}`.',
  },
  {
    when: /Unexpected character .* before name/,
    message: 'Expected the name of a component or an element after `<`',
    hint: ESCAPE_LESS_THAN,
  },
  { when: /Unexpected closing (?:tag|slash)/, hint: 'Remove it, or open the element before.' },
  {
    when: /Unexpected (?:character|lazy line).*(?:tag|name|attribute)/,
    hint: ESCAPE_LESS_THAN,
  },
  {
    when: /Expected a closing tag for `([^`]+)`/,
    hint: 'Close it, write it as `<name />`, or write `&lt;` for the sign itself.',
  },
  {
    when: /Unexpected end of file in expression/,
    message: 'Expected `}` after `{`, got the end of the file',
    hint: ESCAPE_BRACE,
  },
  {
    when: /Could not parse expression with acorn/,
    message: 'Expected a JavaScript expression between `{` and `}`',
    hint: ESCAPE_BRACE,
  },
  {
    when: /Could not parse import\/exports with acorn/,
    message: 'Expected `import` or `export` of JavaScript',
    hint: 'A paragraph that begins with this word needs another beginning: `import` and `export` start code in MDX.',
  },
  {
    when: /Unexpected end of file in attribute value/,
    message: 'Expected the quote that closes the value of an attribute, got the end of the file',
    hint: 'Close the value, or write `&lt;` for the sign itself.',
  },
  {
    when: /Unexpected end of file/,
    message: 'Expected `>` at the end of the tag, got the end of the file',
    hint: ESCAPE_LESS_THAN,
  },
];

/**
 * Say what a parse error means to an author: expected what, got what, where, and what to do. What is not closed is
 * reported where it is opened, which is what `opening` tells.
 */
export function explainParseError(
  error: unknown,
  filePath: string,
  source = '',
  opening?: Point,
): unknown {
  if (!(error instanceof VFileMessage)) return error;
  error.file = filePath;
  error.fatal = true;
  moveToOpening(error, source, opening);
  const explanation = EXPLANATIONS.find(({ when }) => when.test(error.reason));
  if (!explanation) return error;
  if (explanation.message) error.reason = withCause(explanation.message, error);
  if (explanation.hint) error.note = explanation.hint;
  const { line, column } = pointOf({ line: error.line ?? 1, column: error.column ?? 1 });
  if (error.note === ESCAPE_BRACE && HEADING_ID.test(source.split('\n')[line - 1] ?? ''))
    error.note = WRITE_ID;
  error.message = `${filePath}:${line}:${column}: ${error.reason}${error.note ? `\n${error.note}` : ''}`;
  return error;
}

/** A heading that ends with what was meant as its id. */
const HEADING_ID = /^ {0,3}#{1,6}\s.*\{#[^{}]*\}?\s*$/;

/** `<Tabs>` (3:1-3:7): the parser says it in words. */
const TAG_PLACE = / \((\d+):(\d+)-\d+:\d+\)/;

function moveToOpening(error: VFileMessage, source: string, opening: Point | undefined): void {
  const [written, line, column] = TAG_PLACE.exec(error.reason) ?? [];
  if (/^Expected a closing tag/.test(error.reason) && written !== undefined) {
    error.reason = error.reason.replace(written, '');
    Object.assign(error, { line: Number(line), column: Number(column) });
  } else if (opening && /^Unexpected end of file/.test(error.reason)) {
    const isBrace = / in expression,/.test(error.reason);
    const place = isBrace ? openBrace(source, opening) : opening;
    Object.assign(error, { line: place.line, column: place.column });
  }
  error.place = pointOf({ line: error.line ?? 1, column: error.column ?? 1 });
}

function withCause(message: string, error: VFileMessage): string {
  const cause = error.cause;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
