import { posix } from 'node:path';

import { getLinesOutsideCode } from './lines-outside-code';

const IMPORT = /((?:\bfrom|\bimport)\s*\(?\s*["'])(\.{1,2}\/[^"'\n]*)/g;
const REFERENCE = /(\]\(|\b(?:src|href|poster)=["'])(\.{1,2}\/[^)"'\s]+)/g;

/**
 * Adjusts relative paths in a content file that is moved one folder deeper, together with all other files of its folder.
 * Only paths that leave this folder change. Code blocks are left unchanged.
 *
 * @param path - path of the file relative to the moved folder, with slashes
 */
export function deepenPaths(source: string, path: string): string {
  const deepen = (all: string, before: string, target: string) =>
    posix.join(posix.dirname(path), target).startsWith('../') ? `${before}../${target}` : all;
  const deepenLine = (line: string) =>
    line.replace(IMPORT, deepen).replace(REFERENCE, deepen).replaceAll('.././', '../');
  if (!/\.mdx?$/.test(path)) return deepenLine(source);
  const lines = source.split('\n');
  for (const [line, number] of getLinesOutsideCode(source)) lines[number - 1] = deepenLine(line);
  return lines.join('\n');
}
