/**
 * Where the n-th heading of level 2 to 4 stands in a file, counted from 0. Headings that come from elsewhere are not in
 * it; then the place is the nearest before.
 */
export function placeOfHeading(source: string, index: number): { line: number; column: number } {
  let fence: string | undefined;
  let left = index;
  let last = 1;
  for (const [at, line] of source.split('\n').entries()) {
    const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && (fence === undefined || mark.startsWith(fence))) {
      fence = fence === undefined ? mark : undefined;
      continue;
    }
    if (fence !== undefined || !/^#{2,4}[ \t]/.test(line)) continue;
    last = at + 1;
    if (left-- === 0) break;
  }
  return { line: last, column: 1 };
}
