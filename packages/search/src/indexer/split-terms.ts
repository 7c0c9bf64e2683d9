/** Maximum length of a part with terms, in UTF-16 code units: about 6 kB with Brotli. */
const MAX_LENGTH = 20_000;

/** Sorted terms of an index. */
export interface MeasuredTerms {
  terms: readonly string[];
  /** Length of the encoded posting lists of each term, in UTF-16 code units. */
  lengths: readonly number[];
}

/** Consecutive terms: the number of the first one, and of the first one after them. */
export type TermRange = readonly [start: number, end: number];

/**
 * Splits sorted terms into parts. A part is longer than the limit only if a single term is.
 *
 * Terms with the same beginning are in the same part where possible, so that a completion needs few parts, and a change of one
 * term usually changes one part.
 */
export function splitTerms(terms: MeasuredTerms, maxLength = MAX_LENGTH): TermRange[] {
  return splitFrom(terms, [0, terms.terms.length], 0, maxLength);
}

/** Splits terms that have the same characters before an offset. */
function splitFrom(
  terms: MeasuredTerms,
  range: TermRange,
  offset: number,
  maxLength: number,
): TermRange[] {
  const [start, end] = range;
  if (start === end) return [];
  if (end - start === 1 || getLength(terms, range) <= maxLength) return [range];
  const parts: TermRange[] = [];
  /** Length of the last part, if terms with another beginning can be added to it. */
  let open = Number.POSITIVE_INFINITY;
  for (const group of groupByCharacter(terms, range, offset)) {
    const length = getLength(terms, group);
    if (length > maxLength) {
      parts.push(...splitFrom(terms, group, offset + 1, maxLength));
      open = Number.POSITIVE_INFINITY;
    } else if (open + length > maxLength) {
      parts.push(group);
      open = length;
    } else {
      parts.push([parts.pop()![0], group[1]]);
      open += length;
    }
  }
  return parts;
}

/** Groups sorted terms by their character at an offset. A term that ends there is in a separate group. */
function groupByCharacter(
  { terms }: MeasuredTerms,
  [start, end]: TermRange,
  offset: number,
): TermRange[] {
  const groups: TermRange[] = [];
  let first = start;
  for (let at = start + 1; at <= end; at++) {
    if (at < end && terms[at]!.charAt(offset) === terms[first]!.charAt(offset)) continue;
    groups.push([first, at]);
    first = at;
  }
  return groups;
}

function getLength({ terms, lengths }: MeasuredTerms, [start, end]: TermRange): number {
  let sum = 0;
  for (let at = start; at < end; at++) sum += terms[at]!.length + lengths[at]!;
  return sum;
}
