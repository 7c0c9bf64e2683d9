import { SearchIcon } from './SearchIcon';
import { getRowId } from './SearchResults';

export interface RecentSearchesProps {
  id: string;
  title: string;
  searches: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
  onOpen: (query: string) => void;
}

/** List of recent searches. Shown while the search input is empty. */
export function RecentSearches({
  id,
  title,
  searches,
  selected,
  onSelect,
  onOpen,
}: RecentSearchesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox cannot contain a fieldset
    <div role="group" aria-labelledby={`${id}-recent`} className="oct-search-group">
      <div id={`${id}-recent`} className="oct-search-group-title" role="presentation">
        {title}
      </div>
      {searches.map((query, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the input, which references the active row
        <div
          key={query}
          id={getRowId(id, index)}
          className="oct-search-row"
          role="option"
          aria-selected={index === selected}
          tabIndex={-1}
          onPointerMove={() => onSelect(index)}
          onClick={() => onOpen(query)}
        >
          <SearchIcon name="recent" />
          <span className="oct-search-row-text">{query}</span>
        </div>
      ))}
    </div>
  );
}
