import type { Messages } from '../model/messages';

/** What the panel says when a query found nothing. */
export function SearchEmpty({ query, messages }: { query: string; messages: Messages }) {
  return (
    <div className="oct-search-empty">
      <p>
        {messages.searchNoResults} <strong>{`"${query}"`}</strong>
      </p>
      <p>{messages.searchSuggestion}</p>
    </div>
  );
}
