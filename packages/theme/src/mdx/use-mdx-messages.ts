import { useContext } from 'react';
import { messagesFor } from '#built-in';

import type { Messages } from '../messages';
import { MessagesContext } from '../site/contexts';

/** The theme's sentences; English where a component stands outside a site. */
export function useMdxMessages(): Messages {
  return useContext(MessagesContext) ?? messagesFor('en');
}
