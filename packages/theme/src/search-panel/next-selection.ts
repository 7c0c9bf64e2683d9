/**
 * The row that a key leads to, around the ends; `undefined` for keys that do not move, and where there is
 * nothing to move to.
 */
export function nextSelection(key: string, selected: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (selected + 1) % count;
    case 'ArrowUp':
      return (selected - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
