import { useContext } from 'react';
import { navbarMessagesFor } from '#built-in';

import type { NavbarMessages } from '../model/navbar-messages';
import { NavbarMessagesContext } from './contexts';

/** Returns the UI strings of the navbar. Outside of `SiteProvider`, they are the built-in ones of `lang`. */
export function useNavbarMessagesOrDefault(lang: string): NavbarMessages {
  return useContext(NavbarMessagesContext) ?? navbarMessagesFor(lang);
}
