import { linesOutsideCode } from '../../content/scan/lines-outside-code';

/**
 * Where the n-th heading of level 2 to 4 stands in a file, counted from 0. Headings that come from elsewhere are not in
 * it; then the place is the nearest before.
 */
export function placeOfHeading(source: string, index: number): { line: number; column: number } {
  let left = index;
  let last = 1;
  for (const [text, line] of linesOutsideCode(source)) {
    if (!/^#{2,4}[ \t]/.test(text)) continue;
    last = line;
    if (left-- === 0) break;
  }
  return { line: last, column: 1 };
}
