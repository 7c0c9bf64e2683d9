import { useContext } from 'react';
import { barMessagesFor } from '#built-in';

import type { BarMessages } from '../model/navbar-messages';
import { BarMessagesContext } from './contexts';

/** Texts of the navbar; outside of a site those of a language. */
export function useBarMessagesAnywhere(lang: string): BarMessages {
  return useContext(BarMessagesContext) ?? barMessagesFor(lang);
}
