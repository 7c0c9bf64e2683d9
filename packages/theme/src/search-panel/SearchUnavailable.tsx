import { formatMessage } from '@octavo/mdx-plugins/messages/format';

import type { Messages } from '../model/messages';

export interface SearchUnavailableProps {
  /** Names of the sites that did not respond. Renders nothing if it is `undefined`. */
  names: readonly string[] | undefined;
  lang: string;
  messages: Messages;
}

/** Message for other sites that did not respond to a search. */
export function SearchUnavailable({ names, lang, messages }: SearchUnavailableProps) {
  if (!names) return null;
  const name = new Intl.ListFormat(lang).format(names);
  return <p className="oct-search-note">{formatMessage(messages.searchUnavailable, { name })}</p>;
}
