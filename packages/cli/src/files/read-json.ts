import { codeFrame } from '@octavo/mdx-plugins/diagnostics';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

import type { Problem } from '../model/errors';

/** Parse JSON a person wrote; a mistake comes back as a problem with its place. */
export function readJson(file: string, source: string): { value?: unknown; problem?: Problem } {
  const errors: ParseError[] = [];
  const value: unknown = parse(source, errors, { disallowComments: true });
  const [error] = errors;
  if (!error) return { value };
  const { line, column } = placeOf(error.offset, source);
  const reason = printParseErrorCode(error.error).replace(
    /(?<=[a-z])[A-Z]/g,
    (letter) => ` ${letter.toLowerCase()}`,
  );
  return {
    problem: {
      file,
      line,
      column,
      message: `Expected valid JSON, got a mistake: ${reason.toLowerCase()}.`,
      frame: codeFrame(source, line, column),
      hint: 'JSON has no comments and no trailing commas, and its keys and strings stand in double quotes.',
    },
  };
}

/** Line and column, counted from 1, of an offset. */
export function placeOf(offset: number, source: string): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
