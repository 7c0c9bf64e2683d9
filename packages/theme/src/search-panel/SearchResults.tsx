import type { SearchResult } from '@octavo/search';

import type { Messages } from '../messages';
import type { ResultGroup } from './group-results';
import { SearchRow } from './SearchRow';

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
  return groups.map(({ title, routePath, rows }, ordinal) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset must not stand in a listbox
    <div
      key={routePath}
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
          result={result}
          href={hrefOf(result.link)}
          isSelected={index === selected}
          opensNewTab={opensNewTab(result)}
          newTabText={messages.opensInNewTab}
          onSelect={() => onSelect(index)}
          onOpen={() => onOpen(result)}
        />
      ))}
    </div>
  ));
}
