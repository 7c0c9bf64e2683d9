import { useContext } from 'react';
import { messagesFor } from '#built-in';

import type { Messages } from '../model/messages';
import { SiteContext } from './contexts';
import { getSiteMessages } from './site-messages';

/** Returns the UI strings for the current site, or the English UI strings outside `SiteProvider`. */
export function useMessagesOrDefault(): Messages {
  const site = useContext(SiteContext);
  return site ? getSiteMessages(site) : messagesFor('en');
}
