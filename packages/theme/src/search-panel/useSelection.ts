import { useState } from 'react';

/**
 * Returns the index of the selected row and a setter. Resets the selection when the list changes.
 *
 * @param list List of rows, compared by reference.
 * @param first Index of the initially selected row, or -1 for no selection.
 */
export function useSelection(
  list: unknown,
  first: number,
): [selected: number, select: (index: number) => void] {
  const [selection, setSelection] = useState<{ list: unknown; index: number }>();
  const selected = selection?.list === list ? (selection?.index ?? first) : first;
  return [selected, (index) => setSelection({ list, index })];
}
