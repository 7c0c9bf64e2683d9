import { posix } from 'node:path';

import { getFenceOpenings, getLinesOutsideCode } from './lines-outside-code';

const IMPORT = /((?:\bfrom|\bimport)\s*\(?\s*["'])(\.{1,2}\/[^"'\n]*)/g;
const REFERENCE =
  /(\]\(<?|^\s*\[[^\]]+\]:\s*<?|<!--\s*@include:\s*|\b(?:src|href|poster)=["'])(\.{1,2}\/[^)"'\s>]+)/g;
/** File that a code block includes. A block in a list or a quote can be indented. */
const INCLUDED = /^(.*(?:`{3}|~{3}).*\bfile=["']?)(\.{1,2}\/[^"'\s]+)/;

/**
 * Adjusts relative paths in a content file that is moved one folder deeper, together with all other files of its folder.
 * Only paths that leave this folder change. The content of code blocks is left unchanged.
 *
 * @param path - path of the file relative to the moved folder, with slashes
 */
export function deepenPaths(source: string, path: string): string {
  const deepen = (all: string, before: string, target: string) =>
    posix.join(posix.dirname(path), target).startsWith('../') ? `${before}../${target}` : all;
  const deepenLine = (line: string) =>
    line
      .replace(IMPORT, deepen)
      .replace(REFERENCE, deepen)
      .replace(INCLUDED, deepen)
      .replaceAll('.././', '../');
  if (!/\.mdx?$/.test(path)) return deepenLine(source);
  const lines = source.split('\n');
  for (const [line, number] of [...getLinesOutsideCode(source), ...getFenceOpenings(source)])
    lines[number - 1] = deepenLine(line);
  return lines.join('\n');
}
