import { SearchIcon } from './icons';
import { rowId } from './SearchResults';

export interface RecentSearchesProps {
  id: string;
  title: string;
  searches: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
  onOpen: (query: string) => void;
}

/** What was searched for lately, offered while the box is empty. */
export function RecentSearches({
  id,
  title,
  searches,
  selected,
  onSelect,
  onOpen,
}: RecentSearchesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset must not stand in a listbox
    <div role="group" aria-labelledby={`${id}-recent`} className="oct-search-group">
      <div id={`${id}-recent`} className="oct-search-group-title" role="presentation">
        {title}
      </div>
      {searches.map((query, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the box, which names the active row
        <div
          key={query}
          id={rowId(id, index)}
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
