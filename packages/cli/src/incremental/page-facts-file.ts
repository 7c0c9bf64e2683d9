import { closeSync, openSync, readSync } from 'node:fs';

import { digest } from '../files/digest';
import { writeFileAtomic } from '../files/write-file-atomic';
import type { PageFacts } from './page-facts';

/** Consecutive lines of a file with facts: the first page, and the position and length in bytes. */
export type FactsBlock = readonly [firstPath: string, start: number, length: number];

/** Number of pages in a block. */
const BLOCK_SIZE = 64;

/**
 * Writes the facts of pages by file path. Each page is a line with its path as JSON, a digest and its facts. An edit only reads
 * the blocks with the edited pages, and only parses their lines.
 *
 * @returns the blocks of the file, sorted by path
 */
export function writePageFacts(
  file: string,
  pages: Iterable<readonly [string, PageFacts]>,
): FactsBlock[] {
  const sorted = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  const blocks: FactsBlock[] = [];
  const contents: Buffer[] = [];
  let start = 0;
  for (let at = 0; at < sorted.length; at += BLOCK_SIZE) {
    const block = sorted.slice(at, at + BLOCK_SIZE);
    const content = Buffer.from(block.map(formatLine).join(''));
    blocks.push([block[0]![0], start, content.length]);
    contents.push(content);
    start += content.length;
  }
  writeFileAtomic(file, contents);
  return blocks;
}

function formatLine([path, facts]: readonly [string, PageFacts]): string {
  const [name, json] = [JSON.stringify(path), JSON.stringify(facts)];
  return `\n${name} ${digest(name, json)} ${json}`;
}

/**
 * Reads the facts of pages by file path. Returns `undefined` if those of a page are missing or invalid.
 *
 * @param blocks - blocks of the file, sorted by path
 */
export function readPageFacts(
  file: string,
  paths: readonly string[],
  blocks: readonly FactsBlock[],
): Map<string, PageFacts> | undefined {
  try {
    const descriptor = openSync(file, 'r');
    try {
      const read = (path: string) => {
        const [, start, length] = blocks.findLast(([first]) => first <= path)!;
        const bytes = Buffer.alloc(length);
        readSync(descriptor, bytes, 0, length, start);
        return parseLine(bytes, path);
      };
      return new Map(paths.map((path) => [path, read(path)]));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return undefined;
  }
}

/** @throws if the lines do not contain a valid one for the path */
function parseLine(bytes: Buffer, path: string): PageFacts {
  const name = JSON.stringify(path);
  // JSON contains no line breaks, so this only matches the start of a line.
  const start = bytes.indexOf(`\n${name} `) + 1;
  const end = bytes.indexOf('\n', start);
  const line = bytes.toString('utf8', start, end < 0 ? bytes.length : end);
  const [hash, json] = splitOnce(line.slice(name.length + 1));
  if (start === 0 || digest(name, json) !== hash) throw new Error(`No valid facts of ${path}.`);
  return JSON.parse(json) as PageFacts;
}

function splitOnce(text: string): [before: string, after: string] {
  const at = text.indexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
}
