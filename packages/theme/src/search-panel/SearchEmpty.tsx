import { formatMessage } from '@octavo/mdx-plugins/messages/format';
import type { SearchResult } from '@octavo/search';

import type { Messages } from '../model/messages';
import { SearchIcon } from './SearchIcon';

export interface SearchEmptyProps {
  query: string;
  /** Pages with similar titles. */
  nearest: readonly SearchResult[];
  /** Indexes that the query can be repeated in. */
  others: readonly { name: string; index: number }[];
  hrefOf: (link: string) => string;
  messages: Messages;
  onOpen: (result: SearchResult) => void;
  onSearchIn: (index: number) => void;
}

/** Message shown if a query has no results, with similar pages and other indexes to search in. */
export function SearchEmpty({
  query,
  nearest,
  others,
  hrefOf,
  messages,
  onOpen,
  onSearchIn,
}: SearchEmptyProps) {
  const [before, after] = messages.searchNoResults.split('{query}');
  return (
    <>
      <div className="oct-search-empty">
        <p>
          <span>{before}</span>
          {after !== undefined && <strong>{query}</strong>}
          <span>{after}</span>
        </p>
        <p>{messages.searchSuggestion}</p>
        {others.map(({ name, index }) => (
          <button
            key={name}
            type="button"
            className="oct-search-in"
            onClick={() => onSearchIn(index)}
          >
            {formatMessage(messages.searchInIndex, { name })}
          </button>
        ))}
      </div>
      {nearest.length > 0 && (
        <nav className="oct-search-group" aria-label={messages.similarPages}>
          <div className="oct-search-group-title" aria-hidden="true">
            {messages.similarPages}
          </div>
          {nearest.map((result) => (
            <a
              key={result.link}
              className="oct-search-row"
              data-kind="title"
              href={hrefOf(result.link)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                onOpen(result);
              }}
            >
              <SearchIcon name="title" />
              <span className="oct-search-row-text">{result.title}</span>
            </a>
          ))}
        </nav>
      )}
    </>
  );
}
