import type { SearchResult } from '@octavo/search';
import { useCallback, useRef } from 'react';

import type { Messages } from '../model/messages';
import type { ResultGroup } from './group-results';
import { SearchRow } from './SearchRow';
import { useSeenFirst } from './useSeenFirst';

export interface SearchResultsProps {
  /** Start of the ids of rows and groups. */
  id: string;
  groups: readonly ResultGroup[];
  selected: number;
  hrefOf: (link: string) => string;
  opensNewTab: (result: SearchResult) => boolean;
  messages: Messages;
  onSelect: (index: number) => void;
  onOpen: (result: SearchResult) => void;
}

/** Id of the row with this index. */
export function rowId(id: string, index: number): string {
  return `${id}-row-${index}`;
}

/** Results, gathered by page. */
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
  // The same ones all the time, so that rows which stay as they are need not be drawn while a reader types.
  const latest = useRef({ onSelect, onOpen });
  latest.current = { onSelect, onOpen };
  const select = useCallback((index: number) => latest.current.onSelect(index), []);
  const open = useCallback((result: SearchResult) => latest.current.onOpen(result), []);

  return useSeenFirst(groups).map(({ title, ordinal, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset must not stand in a listbox
    <div
      // By place, as rows are: another answer writes over the rows that are there, which is half the work of new ones.
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
