import { type ResolvedMessages, resolveMessages } from '@octavo/mdx-plugins/messages';
import { getMessageOverrides } from '@octavo/theme/i18n';

import type { SiteLocale } from '../model/config';

const resolved = new WeakMap<SiteLocale, ResolvedMessages>();

/** Returns the UI strings of a language: the overrides of the site, or else the built-in ones. */
export function localeMessages(locale: SiteLocale): ResolvedMessages {
  let messages = resolved.get(locale);
  if (!messages) {
    messages = resolveMessages(locale.lang, getMessageOverrides(locale.theme));
    resolved.set(locale, messages);
  }
  return messages;
}
