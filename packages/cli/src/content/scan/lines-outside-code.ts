const FENCE = /^\s{0,3}(`{3,}|~{3,})/;

/** The lines of a page that are in no fence, counted from 1; the fences' own lines are not among them. */
export function* linesOutsideCode(source: string): Generator<[line: string, number: number]> {
  let fence: string | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && fence === undefined) fence = mark;
    else if (mark?.startsWith(fence!)) fence = undefined;
    else if (fence === undefined) yield [line, index + 1];
  }
}
