/**
 * Resolves the language for the product switcher. If `lang` is not set, returns Chinese for paths starting with `/zh`
 * and English for all others.
 *
 * @param pathname Path without the site base.
 */
export function resolveToolLanguage(lang: string | undefined, pathname: string): 'en' | 'zh' {
  const tag = lang ?? pathname.split('/').find((segment) => segment !== '') ?? '';
  return /^zh(?:[-_.]|$)/i.test(tag) ? 'zh' : 'en';
}

/**
 * Resolves localized text for a language tag. In a map, tries the exact tag, the tag without its region, English, and
 * then the first value.
 */
export function resolveLocalizedText(text: string | Record<string, string>, lang: string): string {
  if (typeof text === 'string') return text;
  const language = lang.split('-')[0]!;
  return text[lang] ?? text[language] ?? text.en ?? Object.values(text)[0] ?? '';
}
