import type { Messages } from '../model/messages';
import { SiteContext, useRequiredContext } from './contexts';
import { getSiteMessages } from './site-messages';

/**
 * Returns the UI strings in the language of the page, including the overrides of `themeConfig.messages`.
 *
 * @throws Outside of `SiteProvider`.
 *
 * @example
 * function CloseButton() {
 *   const { closeMenu } = useMessages();
 *   return <button type="button">{closeMenu}</button>;
 * }
 */
export function useMessages(): Messages {
  return getSiteMessages(useRequiredContext(SiteContext, 'useMessages'));
}
