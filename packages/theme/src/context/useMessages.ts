import type { Messages } from '../model/messages';
import { SiteContext, useProvided } from './contexts';
import { siteMessages } from './site-messages';

/** Texts in the language of the page, with the site's own where it has them. */
export function useMessages(): Messages {
  return siteMessages(useProvided(SiteContext, 'useMessages'));
}
