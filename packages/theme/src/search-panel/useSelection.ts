import type { SearchResult } from '@octavo/search';
import { useState } from 'react';

/** Selected row. */
interface Selection {
  list: unknown;
  index: number;
  link: string | undefined;
  query: string;
}

/**
 * Returns the index of the selected row and a setter. Resets the selection when the list changes, unless the new list
 * has the selected result of the same query, which moves when more results arrive.
 *
 * @param list List of rows, compared by reference.
 * @param first Index of the initially selected row, or -1 for no selection.
 * @param rows Results in the list.
 * @param query Query of the results.
 */
export function useSelection(
  list: unknown,
  first: number,
  rows: readonly SearchResult[],
  query: string,
): [selected: number, select: (index: number) => void] {
  const [selection, setSelection] = useState<Selection>();
  const select = (index: number): void =>
    setSelection({ list, index, link: rows[index]?.link, query });
  if (selection?.list === list) return [selection?.index ?? first, select];
  const moved =
    selection?.query === query ? rows.findIndex(({ link }) => link === selection.link) : -1;
  return [moved < 0 ? first : moved, select];
}
