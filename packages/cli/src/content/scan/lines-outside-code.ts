const FENCE = /^\s{0,3}(`{3,}|~{3,})/;

/** Yields all lines outside fenced code blocks with their one-based line numbers. */
export function* getLinesOutsideCode(source: string): Generator<[line: string, number: number]> {
  let fence: string | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const marker = FENCE.exec(line)?.[1];
    if (marker && fence === undefined) fence = marker;
    else if (marker?.startsWith(fence!)) fence = undefined;
    else if (fence === undefined) yield [line, index + 1];
  }
}
