import { chmodSync, readFileSync, realpathSync, statSync } from 'node:fs';

import { digest } from '../files/digest';
import { readSource } from '../files/read-source';
import { writeFileAtomic } from '../files/write-file-atomic';
import type { Fence } from './fences';
import type { Expected } from './projects';
import { stripColors } from './terminal-text';

/** New text for output that a page shows. */
export interface OutputUpdate {
  /** Absolute path of the page. */
  file: string;
  /** Digest of its text when its samples were read. */
  pageDigest: string;
  expected: Expected;
  /** Output with colors. */
  text: string;
}

/** A line that would end the code block. */
const FENCE = /^\s*(?:`{3,}|~{3,})/m;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the characters that cannot be written
const CONTROL = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f]/;

/** Returns why output cannot be written to the page, or `undefined` if it can. */
export function findObstacle({ fence, start }: Expected, text: string): string | undefined {
  if (fence.isIncluded) return 'it is in another file';
  if (fence.indent === undefined) return 'the block contains code notation';
  const code = toCode(fence, text);
  if (code.includes('[!code ')) return 'it contains code notation';
  if (FENCE.test(code)) return 'it would end the block';
  if (CONTROL.test(code) || (fence.lang !== 'ansi' && code.includes('\u001b')))
    return 'it contains control characters';
  const isCommand = start > 0 ? /^\$ /m.test(code) : code.startsWith('$ ');
  return isCommand ? 'a line would become a command' : undefined;
}

/** Returns output as a block shows it: only `ansi` blocks have colors. */
function toCode({ lang }: Fence, text: string): string {
  return lang === 'ansi' ? text : stripColors(text);
}

/** Pages of `updatePages`, as absolute paths. */
export interface PageUpdates {
  updated: string[];
  /** Pages that are not updated, because they were edited after their samples were read. */
  edited: string[];
}

/** Writes output to pages. */
export function updatePages(updates: readonly OutputUpdate[]): PageUpdates {
  const result: PageUpdates = { updated: [], edited: [] };
  const pages = new Map(updates.map(({ file, pageDigest }) => [file, pageDigest]));
  for (const [file, pageDigest] of pages) {
    const isEdited = digest(readSource(file).text) !== pageDigest;
    result[isEdited ? 'edited' : 'updated'].push(file);
  }
  // Several pages can be symlinks to one file.
  for (const [target, file] of new Map(result.updated.map((file) => [realpathSync(file), file]))) {
    const own = updates.filter((update) => update.file === file);
    const { mode } = statSync(target);
    writeFileAtomic(target, applyUpdates(readFileSync(target, 'utf8'), own));
    chmodSync(target, mode);
  }
  return result;
}

/** Replaces output in the source of a page. The other lines keep their line endings. */
export function applyUpdates(
  source: string,
  updates: readonly Pick<OutputUpdate, 'expected' | 'text'>[],
): string {
  // Each line with its line ending.
  const lines = source.split(/(?<=\n|\r(?!\n))/);
  // From the end, so that the line numbers of the others stay valid.
  const sorted = updates.toSorted((a, b) => lineOf(b.expected) - lineOf(a.expected));
  for (const { expected, text } of sorted) {
    const { indent = '' } = expected.fence;
    const start = lineOf(expected) - 1;
    const [lineEnd] = /[\r\n]*$/.exec(lines[start - 1]!)!;
    const inserted = text === '' ? [] : toCode(expected.fence, text).split('\n');
    const code = inserted
      .map((line) => (line === '' ? indent.trimEnd() : indent + line) + lineEnd)
      .join('');
    lines.splice(start, countLines(expected.text), code);
  }
  return lines.join('');
}

/** Returns the line of the page on which the output starts. 1-based. */
function lineOf({ fence, start }: Expected): number {
  return fence.line + 1 + start;
}

function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}
