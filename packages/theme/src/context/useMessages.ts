import type { Messages } from '../model/messages';
import { SiteContext, useRequiredContext } from './contexts';
import { getSiteMessages } from './site-messages';

/**
 * Returns the UI strings in the page language, including overrides from `themeConfig.messages`.
 *
 * @throws If called outside `SiteProvider`.
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
