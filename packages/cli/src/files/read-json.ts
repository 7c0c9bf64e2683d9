import { codeFrame } from '@octavo/mdx-plugins/diagnostics';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

import type { Problem } from '../model/errors';

/** Parses strict JSON. Returns the value, or a problem for the first syntax error. */
export function readJson(file: string, source: string): { value?: unknown; problem?: Problem } {
  try {
    return { value: JSON.parse(source) };
  } catch {
    // The other parser is slower, but knows the position of the error.
  }
  const errors: ParseError[] = [];
  const value: unknown = parse(source, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return { value };
  const { line, column } = positionAt(error.offset, source);
  const reason = printParseErrorCode(error.error).replace(
    /(?<=[a-z])[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );
  return {
    problem: {
      file,
      line,
      column,
      message: `JSON syntax error: ${reason.toLowerCase()}.`,
      frame: codeFrame(source, line, column),
      hint: 'JSON does not allow comments, trailing commas or single quotes.',
    },
  };
}

/** Converts an offset to a 1-based line and column. */
export function positionAt(offset: number, source: string): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
