import { useContext } from 'react';
import { messagesFor } from '#built-in';

import type { Messages } from '../model/messages';
import { SiteContext } from './contexts';
import { siteMessages } from './site-messages';

/** The theme's sentences; English where a component stands outside a site. */
export function useMessagesAnywhere(): Messages {
  const site = useContext(SiteContext);
  return site ? siteMessages(site) : messagesFor('en');
}
