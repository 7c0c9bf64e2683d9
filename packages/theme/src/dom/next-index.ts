/**
 * Returns the index that a key moves to in a list of `count` entries, wrapping around, or `undefined` if the key does
 * not move or the list is empty.
 *
 * @param current current index, or -1 for none
 */
export function nextIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return current <= 0 ? count - 1 : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
