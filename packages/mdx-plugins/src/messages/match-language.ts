/**
 * Returns the best match for a language in `available`: the first tag with the same language and script, or the first tag
 * with the same language. For example, `zh-TW` matches `zh-Hant`, `pt` matches `pt-BR`, and `en-GB` matches `en`.
 *
 * @param lang BCP 47 tag; `_` is accepted as a separator
 * @returns `undefined` if no tag has the language, or `lang` is not a valid tag
 *
 * @example
 * matchLanguage('pt', ['en', 'pt-BR']); // 'pt-BR'
 */
export function matchLanguage(lang: string, available: readonly string[]): string | undefined {
  const wanted = maximize(lang);
  if (!wanted) return undefined;
  const candidates = available.filter((tag) => maximize(tag)?.language === wanted.language);
  return candidates.find((tag) => maximize(tag)?.script === wanted.script) ?? candidates[0];
}

function maximize(lang: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(lang.replaceAll('_', '-')).maximize();
  } catch {
    return undefined;
  }
}
