import type { Messages } from '../model/messages';

/** Message shown if a query has no results. */
export function SearchEmpty({ query, messages }: { query: string; messages: Messages }) {
  const [before, after] = messages.searchNoResults.split('{query}');
  return (
    <div className="oct-search-empty">
      <p>
        <span>{before}</span>
        {after !== undefined && <strong>{query}</strong>}
        <span>{after}</span>
      </p>
      <p>{messages.searchSuggestion}</p>
    </div>
  );
}
