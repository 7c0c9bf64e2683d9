import { formatMessage } from '@octavo/mdx-plugins/messages/format';

import type { Messages } from '../model/messages';

export interface SearchUnavailableProps {
  /** Names of the indexes that did not respond. Renders nothing if it is empty. */
  names: readonly string[];
  lang: string;
  messages: Messages;
}

/** Message for indexes, such as those of other sites, that did not respond to a search. */
export function SearchUnavailable({ names, lang, messages }: SearchUnavailableProps) {
  if (names.length === 0) return null;
  const name = new Intl.ListFormat(lang).format(names);
  return (
    <p className="oct-search-note" role="status">
      {formatMessage(messages.searchUnavailable, { name })}
    </p>
  );
}
