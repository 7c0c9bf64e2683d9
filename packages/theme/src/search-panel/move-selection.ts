import { getNextIndex } from '../dom/next-index';
import { VISIBLE_ROWS } from './useVisibleGroupsFirst';

/**
 * Returns the index of the row to select when a key is pressed in the search input. Page keys move by the number of
 * visible rows and do not wrap around. Home and End return `undefined`, because they move the caret.
 *
 * @param current current index, or -1 if no row is selected
 */
export function moveSelection(key: string, current: number, count: number): number | undefined {
  if (count === 0 || key === 'Home' || key === 'End') return undefined;
  if (key === 'PageDown') return Math.min(current + VISIBLE_ROWS, count - 1);
  if (key === 'PageUp') return Math.max(current - VISIBLE_ROWS, 0);
  return getNextIndex(key, current, count);
}
