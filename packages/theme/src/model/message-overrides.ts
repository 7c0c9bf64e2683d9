import type { MessageOverrides, Messages } from './messages';
import type { ThemeConfig } from './types';

/**
 * Returns the UI strings overridden in the theme configuration, either with keys such as `outlineTitle` or in
 * `messages`. If both override the same UI string, `messages` takes precedence. Ignores empty strings.
 *
 * @example
 * getMessageOverrides({ outlineTitle: 'Contents' }); // { outlineTitle: 'Contents' }
 */
export function getMessageOverrides(
  themeConfig: Pick<
    ThemeConfig,
    'outlineTitle' | 'prevPageText' | 'nextPageText' | 'lastUpdatedText' | 'editLink' | 'messages'
  >,
): Partial<Messages> {
  const { outlineTitle, prevPageText, nextPageText, lastUpdatedText, editLink, messages } =
    themeConfig;
  const overrides: MessageOverrides = {
    outlineTitle,
    previousPage: prevPageText,
    nextPage: nextPageText,
    lastUpdated: lastUpdatedText,
    editPage: editLink?.text,
    ...messages,
  };
  return Object.fromEntries(Object.entries(overrides).filter(([, message]) => isMessage(message)));
}

function isMessage(value: unknown): boolean {
  const text = typeof value === 'object' ? (value as { other?: unknown } | null)?.other : value;
  return typeof text === 'string' && text !== '';
}
