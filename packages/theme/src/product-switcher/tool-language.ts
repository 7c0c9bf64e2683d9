/**
 * Language of the product switcher: the given one, else Chinese when the language segment of the path
 * is `zh`, else English.
 *
 * @param pathname path without the site's base
 */
export function toolLanguage(lang: string | undefined, pathname: string): 'en' | 'zh' {
  const tag = lang ?? pathname.split('/').find((segment) => segment !== '') ?? '';
  return /^zh(?:[-_.]|$)/i.test(tag) ? 'zh' : 'en';
}

/**
 * Returns the text for a language: of a map the text of the same tag, else of the same language without its region,
 * else of English, else the first one.
 */
export function textInLanguage(text: string | Record<string, string>, lang: string): string {
  if (typeof text === 'string') return text;
  const language = lang.split('-')[0]!;
  return text[lang] ?? text[language] ?? text.en ?? Object.values(text)[0] ?? '';
}
