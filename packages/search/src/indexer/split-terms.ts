/** Maximum length of a part with terms, in UTF-16 code units: about 6 kB with Brotli. */
const MAX_LENGTH = 20_000;

/** Term with its encoded posting lists, or with their length. */
type Line = readonly [term: string, lists: string | number];

/**
 * Splits sorted terms into parts. A part is longer than the limit only if a single term is.
 *
 * Terms with the same beginning are in the same part where possible, so that a completion needs few parts, and a change of one
 * term usually changes one part.
 */
export function splitTerms<L extends Line>(lines: readonly L[], maxLength = MAX_LENGTH): L[][] {
  return splitFrom(lines, 0, maxLength);
}

/** Splits terms that have the same characters before an offset. */
function splitFrom<L extends Line>(lines: readonly L[], offset: number, maxLength: number): L[][] {
  if (lines.length === 0) return [];
  if (lines.length === 1 || getLength(lines) <= maxLength) return [[...lines]];
  const parts: L[][] = [];
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
function groupByCharacter<L extends Line>(lines: readonly L[], offset: number): L[][] {
  const groups: L[][] = [];
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
  return lines.reduce(
    (sum, [term, lists]) => sum + term.length + (typeof lists === 'number' ? lists : lists.length),
    0,
  );
}
