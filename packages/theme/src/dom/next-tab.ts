/**
 * Returns the tab to select when a key is pressed in a horizontal list of tabs, wrapping around. Returns `undefined` if
 * the key is not a navigation key.
 *
 * @param tabs indexes of the enabled tabs
 * @param current index of the selected tab
 */
export function getNextTab(
  tabs: readonly number[],
  current: number,
  key: string,
  isRightToLeft: boolean,
): number | undefined {
  const position = tabs.indexOf(current);
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  if (key === forward) return tabs[(position + 1) % tabs.length];
  if (key === backward) return tabs.at(position - 1);
  return undefined;
}
