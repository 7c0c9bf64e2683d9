import { messagesFor } from '#built-in';

import type { Messages } from '../messages';
import type { SiteData } from '../types';
import { ownTexts } from './own-texts';

/** Texts of a site: the language's, with the site's own in their place. */
export function siteMessages({ lang, themeConfig }: SiteData): Messages {
  return messagesFor(lang, ownTexts(themeConfig));
}
