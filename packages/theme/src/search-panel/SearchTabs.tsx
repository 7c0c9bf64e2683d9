import type { KeyboardEvent } from 'react';

import { getNextTab } from '../dom/next-tab';
import type { Messages } from '../model/messages';
import type { SearchIndex } from '../model/types';

export interface SearchTabsProps {
  id: string;
  label: string;
  tabs: readonly { name: string; index: number }[];
  /** Index of the active tab. */
  active: number;
  onChange: (index: number) => void;
}

/** Returns the element ID for the tab at `index`. */
export function getTabId(id: string, index: number): string {
  return `${id}-tab-${index}`;
}

/** Returns the label of the first tab. */
export function getFirstTabName(
  name: string | undefined,
  indexes: readonly SearchIndex[],
  messages: Messages,
): string {
  const hasFilters = indexes.some(({ isFilter }) => isFilter);
  return hasFilters ? messages.searchAllSites : (name ?? messages.search);
}

/** Tabs for search indexes and result groups. */
export function SearchTabs({ id, label, tabs, active, onChange }: SearchTabsProps) {
  function handleKeyDown(event: KeyboardEvent): void {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const indexes = tabs.map(({ index }) => index);
    const next = getNextTab(indexes, active, event.key, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(getTabId(id, next))?.focus();
  }

  return (
    <div className="oct-search-tabs" role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
      {tabs.map(({ name, index }) => (
        <button
          key={name}
          id={getTabId(id, index)}
          type="button"
          role="tab"
          className="oct-search-tab"
          aria-selected={index === active}
          aria-controls={`${id}-list`}
          tabIndex={index === active ? 0 : -1}
          onClick={() => onChange(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
