import { formatMessage } from '@octavo/mdx-plugins/messages/format';
import { useEffect, useState } from 'react';

import type { Messages } from '../model/messages';

export interface SearchStatusProps {
  /** Completed query, or `undefined` if there is none. */
  query: string | undefined;
  /** Number of rows. */
  count: number;
  /** Message for indexes that did not respond. */
  unavailable: string | undefined;
  isSearching: boolean;
  lang: string;
  messages: Messages;
}

/** Time in milliseconds after which a pending search is announced. Shorter ones would interrupt the echo of typed letters. */
const ANNOUNCE_DELAY = 1000;

/** Announces the state of the search to screen readers: a search that takes long, the number of results, and failures. */
export function SearchStatus({
  query,
  count,
  unavailable,
  isSearching,
  lang,
  messages,
}: SearchStatusProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isSearching) return;
    const timer = window.setTimeout(() => setSlow(true), ANNOUNCE_DELAY);
    return () => {
      window.clearTimeout(timer);
      setSlow(false);
    };
  }, [isSearching]);
  return (
    <output className="oct-search-hidden">
      {isSearching ? isSlow && messages.searching : query !== undefined && getOutcome(query)}
    </output>
  );

  function getOutcome(query: string): string {
    const found =
      count === 0
        ? formatMessage(messages.searchNoResults, { query })
        : formatMessage(messages.searchResultCount, { count }, lang);
    return unavailable === undefined ? found : `${found}\n${unavailable}`;
  }
}
