import { useContext } from 'react';
import { navbarMessagesFor } from '#built-in';

import type { NavbarMessages } from '../model/navbar-messages';
import { NavbarMessagesContext } from './contexts';

/** Texts of the navbar; outside of a site those of a language. */
export function useNavbarMessagesAnywhere(lang: string): NavbarMessages {
  return useContext(NavbarMessagesContext) ?? navbarMessagesFor(lang);
}
