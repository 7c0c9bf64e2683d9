/** Section numbers of the sections that contain a term: one list per slot. */
export type SectionLists = readonly (readonly number[])[];

/**
 * Encodes the posting lists of a term as a compact string. Section numbers are delta-encoded in base 36 and separated by
 * spaces; lists are separated by commas. For example, `[[3, 4], [], [40]]` becomes `3 1,,14`.
 */
export function encodeLists(lists: SectionLists): string {
  return lists.map(encodeList).join(',').replace(/,+$/, '');
}

function encodeList(list: readonly number[]): string {
  let last = 0;
  return list
    .map((section) => {
      const delta = section - last;
      last = section;
      return delta.toString(36);
    })
    .join(' ');
}

/** Decodes posting lists encoded with `encodeLists`. */
export function decodeLists(text: string): number[][] {
  return text.split(',').map((list) => {
    if (list === '') return [];
    let last = 0;
    return list.split(' ').map((delta) => {
      last += Number.parseInt(delta, 36);
      return last;
    });
  });
}
