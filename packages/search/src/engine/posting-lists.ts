/** Section numbers of the sections that contain a term: one list per slot. */
export type SectionLists = readonly (readonly number[])[];

/** Code of the letter that marks the first slot. */
const FIRST_LETTER = 65;

/**
 * Encodes the posting lists of a term as a compact string: for each section, a capital letter for its slot, and the difference
 * to the number of the previous section in base 36. For example, `[[3, 4], [], [40]]` becomes `A3A1C10`.
 */
export function encodeLists(lists: SectionLists): string {
  const sections: [section: number, slot: number][] = [];
  lists.forEach((list, slot) => {
    for (const section of list) sections.push([section, slot]);
  });
  sections.sort(([a], [b]) => a - b);
  let last = 0;
  let text = '';
  for (const [section, slot] of sections) {
    text += String.fromCharCode(FIRST_LETTER + slot) + (section - last).toString(36);
    last = section;
  }
  return text;
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
 * Replaces the sections of a page in encoded posting lists.
 *
 * @param range number of the first section of the page, and of the next page
 * @param own new lists of the page
 */
export function replaceSections(
  text: string,
  [first, end]: readonly [number, number],
  own: SectionLists,
): string {
  const lists = decodeLists(text).map((list) =>
    list.filter((section) => section < first || section >= end),
  );
  own.forEach((list, slot) => {
    lists[slot] = [...(lists[slot] ?? []), ...list];
  });
  return encodeLists(lists);
}

function isCapital(code: number): boolean {
  return code >= FIRST_LETTER && code < FIRST_LETTER + 26;
}
