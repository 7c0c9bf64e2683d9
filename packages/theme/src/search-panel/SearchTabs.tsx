import type { KeyboardEvent } from 'react';

import { getNextIndex } from '../dom/next-index';

export interface SearchTabsProps {
  id: string;
  label: string;
  names: readonly string[];
  active: number;
  onChange: (index: number) => void;
}

/** Returns the element ID for the tab at `index`. */
export function getTabId(id: string, index: number): string {
  return `${id}-tab-${index}`;
}

/** Tabs for search indexes and result groups. */
export function SearchTabs({ id, label, names, active, onChange }: SearchTabsProps) {
  function handleKeyDown(event: KeyboardEvent): void {
    const keys: Record<string, string> = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' };
    const next = getNextIndex(keys[event.key] ?? event.key, active, names.length);
    if (next === undefined || event.key.endsWith('Down') || event.key.endsWith('Up')) return;
    event.preventDefault();
    onChange(next);
    document.getElementById(getTabId(id, next))?.focus();
  }

  return (
    <div className="oct-search-tabs" role="tablist" aria-label={label}>
      {names.map((name, index) => (
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
