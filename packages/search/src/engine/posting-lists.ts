/** Ordinals of the sections that contain a term, as a list for each slot. */
export type SectionLists = readonly (readonly number[])[];

/**
 * Encodes the lists of a term compactly: ordinals as deltas in base 36, separated by spaces, and lists separated by commas.
 * `[[3, 4], [], [40]]` becomes `3 1,,14`.
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

/** Decodes the output of `encodeLists`. */
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
