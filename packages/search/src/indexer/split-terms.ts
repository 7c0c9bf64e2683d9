/** Maximum length of a part with terms, in UTF-16 code units: about 6 kB with Brotli. */
const MAX_LENGTH = 20_000;

type Line = readonly [term: string, lists: string];

/**
 * Splits sorted terms into parts. A part is longer than the limit only if a single term is.
 *
 * Terms with the same beginning are in the same part where possible, so that a completion needs few parts, and a change of one
 * term usually changes one part.
 */
export function splitTerms(lines: readonly Line[], maxLength = MAX_LENGTH): Line[][] {
  return splitFrom(lines, 0, maxLength);
}

/** Splits terms that have the same characters before an offset. */
function splitFrom(lines: readonly Line[], offset: number, maxLength: number): Line[][] {
  if (lines.length === 0) return [];
  if (lines.length === 1 || getLength(lines) <= maxLength) return [[...lines]];
  const parts: Line[][] = [];
  /** Length of the last part, if terms with another beginning can be added to it. */
  let open = Number.POSITIVE_INFINITY;
  for (const group of groupByCharacter(lines, offset)) {
    const length = getLength(group);
    if (length > maxLength) {
      parts.push(...splitFrom(group, offset + 1, maxLength));
      open = Number.POSITIVE_INFINITY;
    } else if (open + length > maxLength) {
      parts.push([...group]);
      open = length;
    } else {
      parts.at(-1)!.push(...group);
      open += length;
    }
  }
  return parts;
}

/** Groups sorted terms by their character at an offset. A term that ends there is in a separate group. */
function groupByCharacter(lines: readonly Line[], offset: number): Line[][] {
  const groups: Line[][] = [];
  let last: string | undefined;
  for (const line of lines) {
    const character = line[0].charAt(offset);
    if (character === last) groups.at(-1)!.push(line);
    else groups.push([line]);
    last = character;
  }
  return groups;
}

function getLength(lines: readonly Line[]): number {
  return lines.reduce((sum, [term, lists]) => sum + term.length + lists.length, 0);
}
