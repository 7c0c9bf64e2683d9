import { type Folded, originalEnd, originalStart } from './fold';

export interface Span {
  start: number;
  end: number;
}

/** A word between the joiners of a name, and its humps: `readFile` has two. */
export interface Segment extends Span {
  humps: Span[];
}

/** Take a name apart at its joiners and where capitals begin. Offsets are of the folded text. */
export function splitWord(folded: Folded, start: number, end: number): Segment[] {
  const { text } = folded;
  const segments: Segment[] = [];
  let from = start;
  for (let at = start; at <= end; at++) {
    if (at < end && !isJoiner(text[at]!)) continue;
    if (at > from) segments.push({ start: from, end: at, humps: splitHumps(folded, from, at) });
    from = at + 1;
  }
  return segments;
}

function isJoiner(char: string): boolean {
  return char === '.' || char === '-' || char === '_';
}

/** `testTimeout` has two humps, `HTMLElement` too; a capital at the start is none of its own. */
function splitHumps(folded: Folded, start: number, end: number): Span[] {
  const from = originalStart(folded, start);
  const original = folded.original.slice(from, originalEnd(folded, end));
  if (!/[^A-Z][A-Z]|[A-Z][A-Z][a-z]/.test(original)) return [{ start, end }];

  const humps: Span[] = [];
  let humpStart = start;
  for (let at = start + 1; at < end; at++) {
    const offset = originalStart(folded, at) - from;
    const previous = original[offset - 1]!;
    const next = original[offset + 1];
    if (!isUpper(original[offset]!) || originalStart(folded, at - 1) - from === offset) continue;
    const begins = !isUpper(previous) || (next !== undefined && isLower(next));
    if (!begins) continue;
    humps.push({ start: humpStart, end: at });
    humpStart = at;
  }
  humps.push({ start: humpStart, end });
  // `JSXs`, `iOS`: a letter on its own is no word.
  return humps.some((hump) => hump.end - hump.start < 2) ? [{ start, end }] : humps;
}

function isUpper(char: string): boolean {
  return char >= 'A' && char <= 'Z';
}

function isLower(char: string): boolean {
  return char >= 'a' && char <= 'z';
}
