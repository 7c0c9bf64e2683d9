// cspell:ignore fffd

import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Options, Parser } from 'acorn';

import type { Problem } from '../../model/errors';

/** Message and position of a syntax error in a script. */
export type SyntaxProblem = Required<Pick<Problem, 'message' | 'line'>> &
  Pick<Problem, 'column' | 'hint'>;

/**
 * Converts a syntax error that the bundler reports. A tag that is not closed is reported with the name of the tag. Of
 * several errors, only the first is reported, because it is usually the cause of the others.
 *
 * @param message - error of the bundler without colors, with source lines
 * @param source - code of the module
 * @returns `undefined` if the message is not a syntax error, or has no position
 */
export function describeSyntaxError(message: string, source: string): SyntaxProblem | undefined {
  const [, reason, frame] =
    /(?:Syntax Error|JavaScript parse error): (.+)\n[ │]*╭─.*\n([\s\S]*?)╰────/.exec(message) ?? [];
  if (reason === undefined || frame === undefined) return undefined;
  return (
    findOpenTag(source) ?? {
      ...findMarker(frame, source),
      message: `Syntax error: ${reason.trim().replace(/(?<!\?)\.?$/, '.')}`,
    }
  );
}

/** Returns the position of the first marker in the source lines of an error. Columns of several lines are unknown. */
function findMarker(frame: string, source: string): Pick<SyntaxProblem, 'line' | 'column'> {
  const lines = source.split(/\r?\n/);
  const [, line, indent] = /(\d+) │ .*\n[ │]*· ( *)[─▲]/.exec(frame) ?? [];
  if (line !== undefined)
    return { line: Number(line), column: columnAt(indent!.length, lines[Number(line) - 1] ?? '') };
  const [, firstLine] = /(\d+) │ ╭─▶/.exec(frame) ?? [];
  if (firstLine !== undefined) return { line: Number(firstLine) };
  // Without a marker, the error is at the end of the file.
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

const TAB_WIDTH = 4;
const WIDE_CHARACTER =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}\p{Emoji_Presentation}]/u;

/** Returns the 1-based column of a character. The bundler counts the cells that characters have in a terminal. */
function columnAt(cells: number, line: string): number {
  let width = 0;
  let column = 1;
  for (const character of line) {
    if (width >= cells) break;
    width +=
      character === '\t' ? TAB_WIDTH - (width % TAB_WIDTH) : WIDE_CHARACTER.test(character) ? 2 : 1;
    column += character.length;
  }
  return column;
}

interface Position {
  line: number;
  /** 0-based. */
  column: number;
}

/** Error of the parser, with the tag of the innermost element that contains it. */
interface ElementError extends Error {
  /** Offset of the error. */
  pos: number;
  loc: Position;
  tag?: Position & { offset: number };
}

interface ElementParser extends Parser {
  jsx_parseElementAt(offset: number, position: Position): unknown;
}

const BaseParser = Parser.extend(tsPlugin({ jsx: true })) as unknown as {
  new (options: Options, input: string): ElementParser;
  parse: typeof Parser.parse;
};

/** Parser that adds the open tag to errors. */
class TagParser extends BaseParser {
  override jsx_parseElementAt(offset: number, position: Position): unknown {
    try {
      return super.jsx_parseElementAt(offset, position);
    } catch (error) {
      (error as ElementError).tag ??= { ...position, offset };
      throw error;
    }
  }
}

/** Returns the problem for an open tag without the corresponding closing tag. */
function findOpenTag(source: string): SyntaxProblem | undefined {
  try {
    // The closing tag ends elements that extend to the end of the file.
    TagParser.parse(`${source}\n</_>`, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      locations: true,
    });
  } catch (cause) {
    const { message, pos, loc, tag } = cause as ElementError;
    if (tag && message.startsWith('Expected corresponding JSX closing tag'))
      return describeOpenTag(tag, { ...loc, offset: pos }, source);
  }
  return undefined;
}

/** Type parameters such as `<T>(x: T) => x`, which are parsed as a tag in files with JSX. */
const TYPE_PARAMETERS = /^<[A-Z]\w*(?:\s+extends\b|>\s*\()/;

function describeOpenTag(
  tag: Position & { offset: number },
  closingTag: Position & { offset: number },
  source: string,
): SyntaxProblem | undefined {
  const start = source.slice(tag.offset);
  if (TYPE_PARAMETERS.test(start)) return undefined;
  const [, name = ''] = /^<\s*([\w$.:-]*)/.exec(start) ?? [];
  const [, wrongName] = /^<\s*\/\s*([\w$.:-]*)/.exec(source.slice(closingTag.offset)) ?? [];
  const selfClosing = name && `, or write <${name} /> if it has no content`;
  const { line, column } = wrongName === undefined ? tag : closingTag;
  return {
    line,
    column: column + 1,
    message:
      wrongName === undefined
        ? `Syntax error: <${name}> is not closed.`
        : `Syntax error: Expected </${name}>, got </${wrongName}>.`,
    hint: `<${name}> on line ${tag.line} is not closed. Add </${name}>${selfClosing}.`,
  };
}
