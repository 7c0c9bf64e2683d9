import { matchLanguage } from '@octavo/mdx-plugins/messages';

import type { PluginMessages } from '../model/plugin-values';

/**
 * Returns the messages of a plugin in a language. Missing messages fall back to English, or to the first language.
 *
 * @param lang BCP 47 tag
 * @example
 * resolvePluginMessages({ en: { retry: 'Retry' }, zh: { retry: '重试' } }, 'zh-TW'); // { retry: '重试' }
 */
export function resolvePluginMessages(
  messages: PluginMessages,
  lang: string,
): Record<string, string> {
  const langs = Object.keys(messages);
  const fallback = matchLanguage('en', langs) ?? langs[0];
  const matched = matchLanguage(lang, langs);
  return {
    ...(fallback === undefined ? {} : messages[fallback]),
    ...(matched === undefined ? {} : messages[matched]),
  };
}
