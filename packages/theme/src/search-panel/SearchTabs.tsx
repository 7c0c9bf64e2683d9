import type { KeyboardEvent } from 'react';

import { getNextIndex } from '../dom/next-index';
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
    const keys: Record<string, string> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };
    const position = tabs.findIndex(({ index }) => index === active);
    const next = getNextIndex(keys[event.key] ?? event.key, position, tabs.length);
    if (next === undefined || event.key.endsWith('Down') || event.key.endsWith('Up')) return;
    event.preventDefault();
    const { index } = tabs[next]!;
    onChange(index);
    document.getElementById(getTabId(id, index))?.focus();
  }

  return (
    <div className="oct-search-tabs" role="tablist" aria-label={label}>
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
          onKeyDown={handleKeyDown}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
