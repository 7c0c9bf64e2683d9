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
