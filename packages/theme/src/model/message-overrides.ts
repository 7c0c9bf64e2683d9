import type { Messages } from './messages';
import type { ThemeConfig } from './types';

/** What a site says in its own words: the keys of `themeConfig`, then its `messages`. */
export function ownTexts(themeConfig: ThemeConfig): Partial<Messages> {
  const { outlineTitle, prevPageText, nextPageText, lastUpdatedText, editLink, messages } =
    themeConfig;
  const texts: Record<string, string | undefined> = {
    outlineTitle,
    previousPage: prevPageText,
    nextPage: nextPageText,
    lastUpdated: lastUpdatedText,
    editPage: editLink?.text,
    ...messages,
  };
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => typeof text === 'string' && text !== ''),
  );
}
