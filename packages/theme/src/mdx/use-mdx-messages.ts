import { useContext } from 'react';

import { type Messages, messagesFor } from '../messages';
import { MessagesContext } from '../site/contexts';

/** The theme's sentences; English where a component stands outside a site. */
export function useMdxMessages(): Messages {
  return useContext(MessagesContext) ?? messagesFor('en');
}
