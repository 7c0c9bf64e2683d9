/**
 * Returns the index to move to when a key is pressed in a list of `count` items, wrapping around. Returns `undefined`
 * if the list is empty or the key is not a navigation key.
 *
 * @param current current index, or -1 if no item is selected
 */
export function getNextIndex(key: string, current: number, count: number): number | undefined {
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
