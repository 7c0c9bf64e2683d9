import { readFileSync } from 'node:fs';

import { digest } from '../files/digest';
import { writeFileAtomic } from '../files/write-file-atomic';
import type { PageFacts } from './page-facts';

/**
 * Writes the facts of pages by file path. Each page is a line with its path as JSON, a digest and its facts, so that an edit
 * only parses the lines of the edited pages.
 */
export function writePageFacts(file: string, pages: Iterable<readonly [string, PageFacts]>): void {
  const lines = Array.from(pages, ([path, facts]) => {
    const [name, json] = [JSON.stringify(path), JSON.stringify(facts)];
    return `\n${name} ${digest(name, json)} ${json}`;
  });
  writeFileAtomic(file, `${lines.join('')}\n`);
}

/** Reads the facts of pages by file path. Returns `undefined` if those of a page are missing or invalid. */
export function readPageFacts(
  file: string,
  paths: readonly string[],
): Map<string, PageFacts> | undefined {
  try {
    const bytes = readFileSync(file);
    return new Map(paths.map((path) => [path, parseLine(bytes, path)]));
  } catch {
    return undefined;
  }
}

/** @throws if the file does not contain a valid line for the path */
function parseLine(bytes: Buffer, path: string): PageFacts {
  const name = JSON.stringify(path);
  // JSON contains no line breaks, so this only matches the start of a line.
  const start = bytes.indexOf(`\n${name} `) + 1;
  const line = bytes.toString('utf8', start, bytes.indexOf('\n', start));
  const [hash, json] = splitOnce(line.slice(name.length + 1));
  if (start === 0 || digest(name, json) !== hash) throw new Error(`No valid facts of ${path}.`);
  return JSON.parse(json) as PageFacts;
}

function splitOnce(text: string): [before: string, after: string] {
  const at = text.indexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
}
