import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';

import { codeFrame } from '@octavo/mdx-plugins/messages';

import type { Problem } from '../../model/errors';

interface MessageLike {
  message: string;
  reason?: string;
  line?: number;
  column?: number;
  note?: string;
  file?: string;
  place?: { line?: number; column?: number; start?: { line: number; column: number } };
}

/** Read what a compiler threw into a problem with its place, its lines and a hint. */
export function problemOf(error: unknown, filePath: string, source: string): Problem {
  const { message, reason, line, column, note, place, file } = (error ?? {}) as MessageLike;
  const start = place?.start ?? place;
  const text = reason ?? message ?? String(error);
  const [, writtenLine, writtenColumn] = /\((\d+):(\d+)(?:-\d+:\d+)?\)/.exec(text) ?? [];
  const atLine = line ?? start?.line ?? numberOf(writtenLine);
  const atColumn = column ?? start?.column ?? numberOf(writtenColumn);
  // What is wrong may stand in a partial of the page.
  const isElsewhere = file !== undefined && isAbsolute(file) && file !== filePath;
  const lines = isElsewhere ? textOf(file) : source;
  return {
    file: isElsewhere ? file : filePath,
    line: atLine,
    column: atColumn,
    message: text,
    frame: atLine === undefined ? undefined : codeFrame(lines, atLine, atColumn ?? 1),
    hint: note,
  };
}

/** Some messages name their place in words alone. */
function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
