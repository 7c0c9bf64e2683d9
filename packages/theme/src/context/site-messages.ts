import { messagesFor } from '#built-in';

import { messageOverrides } from '../model/message-overrides';
import type { Messages } from '../model/messages';
import type { SiteData } from '../model/types';

const known = new WeakMap<SiteData, Messages>();

/** Texts of a site: the language's, with the site's own in their place. The same object each time. */
export function siteMessages(site: SiteData): Messages {
  let messages = known.get(site);
  if (!messages) {
    messages = messagesFor(site.lang, messageOverrides(site.themeConfig));
    known.set(site, messages);
  }
  return messages;
}
