/** Tab value and state, used to determine the active tab. */
export interface TabOption {
  value: string;
  disabled?: boolean | undefined;
}

/**
 * Returns the index of the active tab: the first candidate that matches an enabled tab, or the first enabled tab.
 *
 * Candidates are tab values. Integers that do not match a tab value are treated as indexes, because older sites store
 * indexes.
 */
export function getActiveTabIndex(
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
