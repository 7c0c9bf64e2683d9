/** Section numbers of the sections that contain a term: one list per slot. */
export type SectionLists = readonly (readonly number[])[];

/**
 * Sections that contain a term in increasing order, each as a number that also contains its slot. An array for each slot takes
 * several times the memory, because most terms occur in few sections.
 */
export type SectionCodes = number[];

/** More than the number of slots. */
const SLOTS = 8;

/** Code of the letter that marks the first slot. */
const FIRST_LETTER = 65;

/** Returns the code of a section with a term in a slot. */
export function toSectionCode(section: number, slot: number): number {
  return section * SLOTS + slot;
}

/** Returns the number of the section of a code. */
export function toSection(code: number): number {
  return Math.floor(code / SLOTS);
}

/** Returns the sections in each slot. */
export function toLists(codes: SectionCodes): number[][] {
  const lists: number[][] = [];
  for (const code of codes) {
    const slot = code % SLOTS;
    lists[slot] ??= [];
    lists[slot].push(toSection(code));
  }
  return lists;
}

/**
 * Encodes the posting lists of a term as a compact string: for each section, a capital letter for its slot, and the difference
 * to the number of the previous section in base 36. For example, `[[3, 4], [], [40]]` becomes `A3A1C10`.
 *
 * @param last - number of the section before the first one
 */
export function encodeLists(lists: SectionLists, last = 0): string {
  const codes: SectionCodes = [];
  lists.forEach((list, slot) => {
    for (const section of list) codes.push(toSectionCode(section, slot));
  });
  return encodeCodes(
    codes.sort((a, b) => a - b),
    last,
  );
}

/** Encodes the sections that contain a term like `encodeLists`. */
export function encodeCodes(codes: SectionCodes, last = 0): string {
  let previous = last;
  // Adding to a string creates a tree of strings, which takes several times as long to write.
  const parts: string[] = [];
  for (const code of codes) {
    const section = toSection(code);
    const letter = String.fromCharCode(FIRST_LETTER + (code % SLOTS));
    parts.push(letter + (section - previous).toString(36));
    previous = section;
  }
  return parts.join('');
}

/** Decodes posting lists encoded with `encodeLists`. */
export function decodeLists(text: string): number[][] {
  const lists: number[][] = [];
  let section = 0;
  for (let at = 0; at < text.length; ) {
    const slot = text.charCodeAt(at) - FIRST_LETTER;
    let end = at + 1;
    while (end < text.length && !isCapital(text.charCodeAt(end))) end++;
    section += Number.parseInt(text.slice(at + 1, end), 36);
    lists[slot] ??= [];
    lists[slot].push(section);
    at = end;
  }
  return lists;
}

/** Adds a number to all section numbers in encoded posting lists. The result must not be negative. */
export function shiftLists(text: string, offset: number): string {
  let end = 1;
  while (end < text.length && !isCapital(text.charCodeAt(end))) end++;
  const first = Number.parseInt(text.slice(1, end), 36) + offset;
  return text.charAt(0) + first.toString(36) + text.slice(end);
}

/**
 * Replaces the sections of a page in encoded posting lists. Does not decode the other sections, because lists of common terms
 * contain most sections of a site.
 *
 * @param range number of the first section of the page, and of the next page
 * @param own new lists of the page
 */
export function replaceSections(
  text: string,
  [first, end]: readonly [number, number],
  own: SectionLists,
): string {
  const before = skipSections(text, { at: 0, section: 0 }, first);
  const after = skipSections(text, before, end);
  // Slots without sections can be missing.
  const lastOwn = own.reduce((last, list) => Math.max(last, list.at(-1) ?? 0), before.section);
  const rest = text.slice(after.at);
  return (
    text.slice(0, before.at) +
    encodeLists(own, before.section) +
    (rest === '' ? '' : shiftLists(rest, after.section - lastOwn))
  );
}

/** Position between two sections in encoded posting lists. */
interface ListPosition {
  /** Index in the string. */
  at: number;
  /** Number of the section before the position, or 0. */
  section: number;
}

/** Returns the position before the first section that is not less than a number. */
function skipSections(text: string, { at, section }: ListPosition, limit: number): ListPosition {
  while (at < text.length) {
    let difference = 0;
    let end = at + 1;
    for (; end < text.length && !isCapital(text.charCodeAt(end)); end++)
      difference = difference * 36 + digitValue(text.charCodeAt(end));
    if (section + difference >= limit) break;
    section += difference;
    at = end;
  }
  return { at, section };
}

/** Returns the value of a digit in base 36. Parsing a substring takes several times as long. */
function digitValue(code: number): number {
  return code < FIRST_LETTER ? code - 48 : code - 87;
}

function isCapital(code: number): boolean {
  return code >= FIRST_LETTER && code < FIRST_LETTER + 26;
}
