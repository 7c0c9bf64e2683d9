import { useState } from 'react';

/**
 * Returns the index of the selected row and a function to change it. A new list resets the selection.
 *
 * @param list List, compared by identity.
 * @param first Index of the row that is initially selected, or -1 for none.
 */
export function useSelection(
  list: unknown,
  first: number,
): [selected: number, select: (index: number) => void] {
  const [selection, setSelection] = useState<{ list: unknown; index: number }>();
  const selected = selection?.list === list ? (selection?.index ?? first) : first;
  return [selected, (index) => setSelection({ list, index })];
}
