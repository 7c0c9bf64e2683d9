/** What decides about one tab of a set. */
export interface TabChoice {
  value: string;
  disabled?: boolean | undefined;
}

/**
 * Index of the tab to show: the first wish that the set can fulfil, else its first enabled tab.
 *
 * A wish is a tab's value; a whole number that is no tab's value counts as an index, which is what
 * older sites stored.
 */
export function activeTab(
  tabs: readonly TabChoice[],
  wishes: readonly (string | null | undefined)[],
): number {
  for (const wish of wishes) {
    if (wish == null) continue;
    const index = indexOfWish(tabs, wish);
    if (index >= 0 && !tabs[index]?.disabled) return index;
  }
  return Math.max(
    0,
    tabs.findIndex((tab) => !tab.disabled),
  );
}

function indexOfWish(tabs: readonly TabChoice[], wish: string): number {
  const index = tabs.findIndex((tab) => tab.value === wish);
  if (index >= 0 || !/^\d{1,4}$/.test(wish)) return index;
  return Number(wish) < tabs.length ? Number(wish) : -1;
}

/** Index that a key leads to from `current`, past disabled tabs and round the ends. */
export function tabAfterKey(
  tabs: readonly TabChoice[],
  current: number,
  key: string,
  isRightToLeft = false,
): number | undefined {
  const enabled = [...tabs.keys()].filter((index) => !tabs[index]?.disabled);
  const position = enabled.indexOf(current);
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return enabled[0];
  if (key === 'End') return enabled.at(-1);
  if (key === forward) return enabled[(position + 1) % enabled.length];
  if (key === backward) return enabled.at(position - 1);
  return undefined;
}
