const FENCE = /^\s{0,3}(`{3,}|~{3,})/;

type NumberedLine = [line: string, number: number];

/** Yields all lines outside fenced code blocks with their one-based line numbers. */
export function* getLinesOutsideCode(source: string): Generator<NumberedLine> {
  for (const { kind, line, number } of classifyLines(source))
    if (kind === 'text') yield [line, number];
}

/** Yields the first lines of fenced code blocks with their one-based line numbers. */
export function* getFenceOpenings(source: string): Generator<NumberedLine> {
  for (const { kind, line, number } of classifyLines(source))
    if (kind === 'opening') yield [line, number];
}

function* classifyLines(
  source: string,
): Generator<{ kind: 'text' | 'opening' | 'code'; line: string; number: number }> {
  let fence: string | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    const marker = FENCE.exec(line)?.[1];
    const isOpening = marker !== undefined && fence === undefined;
    const kind = isOpening ? 'opening' : fence === undefined ? 'text' : 'code';
    if (isOpening) fence = marker;
    else if (marker?.startsWith(fence!)) fence = undefined;
    yield { kind, line, number: index + 1 };
  }
}
