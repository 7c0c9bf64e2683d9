import type { SearchResult } from '@octavo/search';
import { useCallback, useRef } from 'react';

import type { Messages } from '../model/messages';
import type { ResultGroup } from './group-results';
import { SearchRow, SiteName } from './SearchRow';
import { useVisibleGroupsFirst } from './useVisibleGroupsFirst';

export interface SearchResultsProps {
  /** ID prefix for rows and groups. */
  id: string;
  groups: readonly ResultGroup[];
  selected: number;
  hrefOf: (link: string) => string;
  opensNewTab: (result: SearchResult) => boolean;
  messages: Messages;
  onSelect: (index: number) => void;
  onOpen: (result: SearchResult) => void;
}

/** Returns the element ID for the row at `index`. */
export function getRowId(id: string, index: number): string {
  return `${id}-row-${index}`;
}

/** List of search results, grouped by page. */
export function SearchResults({
  id,
  groups,
  selected,
  hrefOf,
  opensNewTab,
  messages,
  onSelect,
  onOpen,
}: SearchResultsProps) {
  // Keep the callbacks stable, so that unchanged rows do not re-render while the user types.
  const latest = useRef({ onSelect, onOpen });
  latest.current = { onSelect, onOpen };
  const select = useCallback((index: number) => latest.current.onSelect(index), []);
  const open = useCallback((result: SearchResult) => latest.current.onOpen(result), []);

  return useVisibleGroupsFirst(groups).map(({ title, site, ordinal, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset
    <div
      // Use the index as the key. Updating existing rows is twice as fast as creating rows for new results.
      key={ordinal}
      role="group"
      aria-labelledby={`${id}-group-${ordinal}`}
      className="oct-search-group"
    >
      <div
        id={`${id}-group-${ordinal}`}
        // The first row repeats the title if it is the page itself.
        className={
          rows[0]?.result.kind === 'title' && rows[0].result.title === title
            ? 'oct-search-hidden'
            : 'oct-search-group-title'
        }
        role="presentation"
      >
        {title}
        {site !== undefined && <SiteName name={site} />}
      </div>
      {rows.map(({ result, index }) => (
        <SearchRow
          key={index}
          id={getRowId(id, index)}
          index={index}
          result={result}
          href={hrefOf(result.link)}
          isSelected={index === selected}
          opensNewTab={opensNewTab(result)}
          newTabText={messages.opensInNewTab}
          onSelect={select}
          onOpen={open}
        />
      ))}
    </div>
  ));
}
