import { formatMessage } from '@octavo/mdx-plugins/messages/format';
import type { SearchResult } from '@octavo/search';

import type { Messages } from '../model/messages';
import { SearchIcon } from './SearchIcon';

/** Index that a query without results can be repeated in. */
export interface OtherIndex {
  name: string;
  /** Index of the tab. */
  index: number;
  /** Number of matching pages, or `undefined` if it is not known. */
  count: number | undefined;
}

export interface SearchEmptyProps {
  query: string;
  /** Message shown instead of the advice if the index did not respond. */
  failure: string | undefined;
  /** Similar query that has results. The Enter key searches for it. */
  suggestion: string | undefined;
  /** Pages with similar titles. */
  nearest: readonly SearchResult[];
  /** Indexes that the query can be repeated in. Without a suggestion, the Enter key searches in the first one. */
  others: readonly OtherIndex[];
  hrefOf: (link: string) => string;
  messages: Messages;
  lang: string;
  onOpen: (result: SearchResult) => void;
  onSearchFor: (query: string) => void;
  onSearchIn: (index: number) => void;
}

/** Message shown if a query has no results, with a similar query, other indexes to search in, and similar pages. */
export function SearchEmpty({
  query,
  failure,
  suggestion,
  nearest,
  others,
  hrefOf,
  messages,
  lang,
  onOpen,
  onSearchFor,
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
        <p>{failure ?? messages.searchSuggestion}</p>
        {suggestion !== undefined && (
          <button type="button" className="oct-search-in" onClick={() => onSearchFor(suggestion)}>
            {formatMessage(messages.searchDidYouMean, { query: suggestion })}
            <EnterKey />
          </button>
        )}
        {others.map(({ name, index, count }, position) => (
          <button
            key={name}
            type="button"
            className="oct-search-in"
            onClick={() => onSearchIn(index)}
          >
            {formatMessage(messages.searchInIndex, { name })}
            {count !== undefined && (
              <>
                {' '}
                <span className="oct-search-count">
                  {formatMessage(messages.overviewCount, { count }, lang)}
                </span>
              </>
            )}
            {position === 0 && suggestion === undefined && <EnterKey />}
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

/** Shows that the Enter key has the same effect as the button. */
function EnterKey() {
  return (
    <kbd>
      <SearchIcon name="keyEnter" />
    </kbd>
  );
}
