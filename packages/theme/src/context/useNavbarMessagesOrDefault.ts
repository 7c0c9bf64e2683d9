import { useContext } from 'react';
import { navbarMessagesFor } from '#built-in';

import type { NavbarMessages } from '../model/navbar-messages';
import { NavbarMessagesContext } from './contexts';

/** Returns the navbar UI strings for the current site, or the built-in ones for `lang` outside `SiteProvider`. */
export function useNavbarMessagesOrDefault(lang: string): NavbarMessages {
  return useContext(NavbarMessagesContext) ?? navbarMessagesFor(lang);
}
