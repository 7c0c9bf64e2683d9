import { type ResolvedMessages, resolveMessages } from '@octavo/mdx-plugins/messages';
import { getMessageOverrides } from '@octavo/theme/i18n';

import type { SiteLocale } from '../model/config';

const resolved = new WeakMap<SiteLocale, ResolvedMessages>();

/** Returns the UI strings for a locale. Site overrides take precedence over built-in strings. */
export function getLocaleMessages(locale: SiteLocale): ResolvedMessages {
  let messages = resolved.get(locale);
  if (!messages) {
    messages = resolveMessages(locale.lang, getMessageOverrides(locale.theme));
    resolved.set(locale, messages);
  }
  return messages;
}
