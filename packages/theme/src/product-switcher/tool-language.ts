/**
 * Returns the language of the product switcher. Without `lang`, it is Chinese if the path starts with `/zh`, otherwise
 * English.
 *
 * @param pathname Path without the base of the site.
 */
export function toolLanguage(lang: string | undefined, pathname: string): 'en' | 'zh' {
  const tag = lang ?? pathname.split('/').find((segment) => segment !== '') ?? '';
  return /^zh(?:[-_.]|$)/i.test(tag) ? 'zh' : 'en';
}

/**
 * Returns the text for a language tag. A map is searched for the tag, the tag without its region, and English. If none
 * exists, the first entry is used.
 */
export function textInLanguage(text: string | Record<string, string>, lang: string): string {
  if (typeof text === 'string') return text;
  const language = lang.split('-')[0]!;
  return text[lang] ?? text[language] ?? text.en ?? Object.values(text)[0] ?? '';
}
