import { formatMessage } from '@octavo/mdx-plugins/messages/format';
import type { SearchAnswer } from '@octavo/search';

import type { Messages } from '../model/messages';

export interface SearchUnavailableProps {
  /** Name of the index that returned the answer. */
  name: string;
  answer: SearchAnswer | undefined;
  lang: string;
  messages: Messages;
}

/** Message for indexes, such as those of other sites, that did not respond to a search. */
export function SearchUnavailable({ name: own, answer, lang, messages }: SearchUnavailableProps) {
  const { isFailed, unavailable = [] } = answer ?? {};
  const names = isFailed ? [own, ...unavailable] : unavailable;
  if (names.length === 0) return null;
  const name = new Intl.ListFormat(lang).format(names);
  return <p className="oct-search-note">{formatMessage(messages.searchUnavailable, { name })}</p>;
}
