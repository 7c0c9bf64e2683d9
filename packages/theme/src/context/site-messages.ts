import { messagesFor } from '#built-in';

import { getMessageOverrides } from '../model/message-overrides';
import type { Messages } from '../model/messages';
import type { SiteData } from '../model/types';

const cache = new WeakMap<SiteData, Messages>();

/** Returns the UI strings for a site, including overrides. The result is cached per site. */
export function getSiteMessages(site: SiteData): Messages {
  let messages = cache.get(site);
  if (!messages) {
    messages = messagesFor(site.lang, getMessageOverrides(site.themeConfig));
    cache.set(site, messages);
  }
  return messages;
}
