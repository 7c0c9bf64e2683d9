/** Properties of a tab that determine whether it can be selected. */
export interface TabOption {
  value: string;
  disabled?: boolean | undefined;
}

/**
 * Returns the index of the tab to show: the first candidate that is an enabled tab, otherwise the first enabled tab.
 *
 * A candidate is the value of a tab. An integer that is not the value of a tab is an index, because older sites
 * stored indexes.
 */
export function activeTabIndex(
  tabs: readonly TabOption[],
  candidates: readonly (string | null | undefined)[],
): number {
  for (const candidate of candidates) {
    if (candidate == null) continue;
    const index = findTabIndex(tabs, candidate);
    if (index >= 0 && !tabs[index]?.disabled) return index;
  }
  return Math.max(
    0,
    tabs.findIndex((tab) => !tab.disabled),
  );
}

function findTabIndex(tabs: readonly TabOption[], candidate: string): number {
  const index = tabs.findIndex((tab) => tab.value === candidate);
  if (index >= 0 || !/^\d{1,4}$/.test(candidate)) return index;
  return Number(candidate) < tabs.length ? Number(candidate) : -1;
}

/** Returns the index that a key selects from `current`. Skips disabled tabs and wraps around. */
export function indexForKey(
  tabs: readonly TabOption[],
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
