import { useState } from 'react';

/**
 * Which row is selected in a list. Another list begins anew.
 *
 * @param list The list; compared by identity.
 * @param first Row that is selected to begin with; -1 for none.
 */
export function useSelection(
  list: unknown,
  first: number,
): [selected: number, select: (index: number) => void] {
  const [selection, setSelection] = useState<{ list: unknown; index: number }>();
  const selected = selection?.list === list ? (selection?.index ?? first) : first;
  return [selected, (index) => setSelection({ list, index })];
}
