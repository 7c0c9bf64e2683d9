import { messagesFor } from '#built-in';

import type { Messages } from '../../model/messages';

const containerMessages = new WeakMap<Element, Messages>();

/** Sets the UI strings for a container and its descendants. */
export function setMessages(container: Element, messages: Messages): void {
  containerMessages.set(container, messages);
}

/** Returns the UI strings of the closest container, or the built-in strings for the element's language. */
export function getClosestMessages(element: Element): Messages {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const messages = containerMessages.get(ancestor);
    if (messages) return messages;
  }
  return messagesFor(element.closest('[lang]')?.getAttribute('lang') ?? 'en');
}
