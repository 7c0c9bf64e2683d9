import { messagesFor } from '#built-in';

import type { Messages } from '../../model/messages';

const containerMessages = new WeakMap<Element, Messages>();

/** Sets the UI strings for all elements inside a container. */
export function setMessages(container: Element, messages: Messages): void {
  containerMessages.set(container, messages);
}

/** Returns the UI strings of the closest container, or the built-in ones for the language of the element. */
export function closestMessages(element: Element): Messages {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    const messages = containerMessages.get(ancestor);
    if (messages) return messages;
  }
  return messagesFor(element.closest('[lang]')?.getAttribute('lang') ?? 'en');
}
