import type { SearchResult } from '@octavo/search';
import { useCallback, useRef } from 'react';

import type { Messages } from '../model/messages';
import type { ResultGroup } from './group-results';
import { SearchRow } from './SearchRow';
import { useVisibleFirst } from './useVisibleFirst';

export interface SearchResultsProps {
  /** Prefix of the ids of rows and groups. */
  id: string;
  groups: readonly ResultGroup[];
  selected: number;
  hrefOf: (link: string) => string;
  opensNewTab: (result: SearchResult) => boolean;
  messages: Messages;
  onSelect: (index: number) => void;
  onOpen: (result: SearchResult) => void;
}

/** Returns the id of the row with an index. */
export function rowId(id: string, index: number): string {
  return `${id}-row-${index}`;
}

/** Search results, grouped by page. */
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
  // Stable callbacks, so that unchanged rows do not re-render while the reader types.
  const latest = useRef({ onSelect, onOpen });
  latest.current = { onSelect, onOpen };
  const select = useCallback((index: number) => latest.current.onSelect(index), []);
  const open = useCallback((result: SearchResult) => latest.current.onOpen(result), []);

  return useVisibleFirst(groups).map(({ title, ordinal, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset
    <div
      // Keyed by position, so that new results update the existing rows, which is twice as fast as creating rows.
      key={ordinal}
      role="group"
      aria-labelledby={`${id}-group-${ordinal}`}
      className="oct-search-group"
    >
      <div id={`${id}-group-${ordinal}`} className="oct-search-group-title" role="presentation">
        {title}
      </div>
      {rows.map(({ result, index }) => (
        <SearchRow
          key={index}
          id={rowId(id, index)}
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
