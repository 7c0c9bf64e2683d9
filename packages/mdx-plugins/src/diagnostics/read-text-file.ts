import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { normalizeLineEndings } from '../text/line-endings';
import type { SourcePoint } from '../types';
import type { Problem } from './report';

/** Content of a text file. */
export interface TextFile {
  /** Content without a byte order mark and with `\n` as the line ending. Empty if there is a problem. */
  text: string;
  /** Problem with the encoding, located at the first invalid character. */
  problem?: Problem & SourcePoint;
}

/** Byte order marks of encodings other than UTF-8. */
const BYTE_ORDER_MARKS: [encoding: string, mark: number[]][] = [
  ['UTF-32 LE', [0xff, 0xfe, 0, 0]],
  ['UTF-32 BE', [0, 0, 0xfe, 0xff]],
  ['UTF-16 LE', [0xff, 0xfe]],
  ['UTF-16 BE', [0xfe, 0xff]],
];
/** Minimum share of null bytes in UTF-16 text that is also valid UTF-8. Such text consists of ASCII characters. */
const MIN_NULLS = 0.25;
/** Bytes outside ASCII in a row from which the text is not Western European. */
const LONG_RUN = 4;

/**
 * Reads a UTF-8 file.
 *
 * @throws if the file cannot be read. Files in other encodings are returned as a `problem`.
 */
export function readTextFile(path: string): TextFile {
  return decodeText(readFileSync(path));
}

/**
 * Decodes UTF-8, removes a byte order mark and normalizes line endings. If the bytes have a different encoding, the problem
 * contains its name.
 */
export function decodeText(bytes: Uint8Array): TextFile {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const utf16 = detectUtf16(buffer);
  if (utf16 !== undefined) return { text: '', problem: createProblem(utf16, 1, 1) };
  const text = normalizeLineEndings(buffer.toString('utf8').replace(/^\ufeff/, ''));
  if (isUtf8(buffer)) return { text };
  const before = text.slice(0, text.indexOf('\ufffd')).split('\n');
  return {
    text: '',
    problem: createProblem(describeBytes(buffer), before.length, before.at(-1)!.length + 1),
  };
}

function createProblem(encoding: string, line: number, column: number): Problem & SourcePoint {
  return {
    message: `Unsupported file encoding: ${encoding}`,
    hint: 'Convert the file to UTF-8.',
    line,
    column,
  };
}

/** Detects UTF-16 and UTF-32 by their byte order mark, or UTF-16 by the null bytes of its ASCII characters. */
function detectUtf16(buffer: Buffer): string | undefined {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => buffer[at] === byte));
  if (marked) return marked[0];
  if (buffer.length % 2 > 0 || !buffer.includes(0)) return undefined;
  const nulls = [0, 0];
  for (let at = buffer.indexOf(0); at >= 0; at = buffer.indexOf(0, at + 1)) nulls[at % 2]!++;
  const [even, odd] = nulls as [number, number];
  const minNulls = isUtf8(buffer) ? buffer.length * MIN_NULLS : 1;
  if (Math.max(even, odd) < minNulls || Math.min(even, odd) * 4 > even + odd) return undefined;
  return odd > even ? 'UTF-16 LE' : 'UTF-16 BE';
}

/** Describes bytes that are not UTF-8. Western European text has short runs of bytes outside ASCII. */
function describeBytes(buffer: Buffer): string {
  const runs = buffer.toString('latin1').match(/[\u0080-\u00ff]+/g) ?? [];
  return runs.every((run) => run.length < LONG_RUN)
    ? 'Latin-1 (ISO 8859-1)'
    : 'not UTF-8, for example GB 18030 or Shift JIS';
}
