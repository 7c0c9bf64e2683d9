import { codeFrame } from '@octavo/mdx-plugins/messages';

import type { Problem } from '../errors';

/** Parse JSON a person wrote; a mistake comes back as a problem with its place. */
export function readJson(file: string, source: string): { value?: unknown; problem?: Problem } {
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const { line, column } = placeOf(reason, source);
    return {
      problem: {
        file,
        line,
        column,
        message: `Expected valid JSON, got: ${reason.replace(/ in JSON at position.*| is not valid JSON$/, '')}.`,
        frame: codeFrame(source, line, column),
        hint: 'JSON has no comments and no trailing commas, and its keys and strings stand in double quotes.',
      },
    };
  }
}

function placeOf(reason: string, source: string): { line: number; column: number } {
  const position = /position (\d+)/.exec(reason)?.[1];
  const offset = position === undefined ? guessOffset(reason, source) : Number(position);
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Node before 22 names the position only in some messages; where it shows the text instead, that is looked for. */
function guessOffset(reason: string, source: string): number {
  if (/end of JSON input/.test(reason)) return source.trimEnd().length;
  const shown = /"(?:\.\.\.)?([\s\S]+?)(?:\.\.\.)?" is not valid JSON/.exec(reason)?.[1];
  const at = shown === undefined ? -1 : source.indexOf(shown);
  return Math.max(0, at);
}
