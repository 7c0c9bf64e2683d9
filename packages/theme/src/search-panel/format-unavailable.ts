import { formatMessage } from '@octavo/mdx-plugins/messages/format';
import type { SearchAnswer } from '@octavo/search';

import type { Messages } from '../model/messages';

/**
 * Returns the message for indexes, such as those of other sites, that did not respond to a search, or `undefined` if all of
 * them did.
 *
 * @param other name of the index that returned the answer, unless it is that of the site
 */
export function formatUnavailable(
  answer: SearchAnswer | undefined,
  other: string | false | undefined,
  lang: string,
  messages: Messages,
): string | undefined {
  const { isFailed, unavailable = [] } = answer ?? {};
  if (isFailed && !other) return messages.searchFailed;
  const names = isFailed && other ? [other, ...unavailable] : unavailable;
  if (names.length === 0) return undefined;
  const name = new Intl.ListFormat(lang).format(names);
  return formatMessage(messages.searchUnavailable, { name });
}
