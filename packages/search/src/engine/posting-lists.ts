/** Which sections hold a term: lists of section ordinals by slot. */
export type SectionLists = readonly (readonly number[])[];

/**
 * Write the lists of a term short: sections as differences in base 36, slots separated by commas.
 * `[[3, 4], [], [40]]` is `3 1,,14`.
 */
export function encodeLists(lists: SectionLists): string {
  return lists.map(encodeList).join(',').replace(/,+$/, '');
}

function encodeList(list: readonly number[]): string {
  let last = 0;
  return list
    .map((section) => {
      const difference = section - last;
      last = section;
      return difference.toString(36);
    })
    .join(' ');
}

/** Read what `encodeLists` wrote. */
export function decodeLists(text: string): number[][] {
  return text.split(',').map((list) => {
    if (list === '') return [];
    let last = 0;
    return list.split(' ').map((difference) => {
      last += Number.parseInt(difference, 36);
      return last;
    });
  });
}
