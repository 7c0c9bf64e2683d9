import { type Messages, messagesFor } from '../messages';
import type { SiteData } from '../types';

/** Texts of a site: the language's own, then the keys of `themeConfig`, then its `messages`. */
export function siteMessages({ lang, themeConfig }: SiteData): Messages {
  const { outlineTitle, prevPageText, nextPageText, lastUpdatedText, editLink, messages } =
    themeConfig;
  const texts = {
    outlineTitle,
    previousPage: prevPageText,
    nextPage: nextPageText,
    lastUpdated: lastUpdatedText,
    editPage: editLink?.text,
    ...messages,
  };
  const given = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '');
  return messagesFor(lang, Object.fromEntries(given));
}
