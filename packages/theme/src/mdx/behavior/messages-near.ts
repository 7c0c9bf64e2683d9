import { messagesFor } from '#built-in';

import type { Messages } from '../../model/messages';

const given = new WeakMap<Element, Messages>();

/** Have everything inside a container speak with these sentences. */
export function giveMessages(container: Element, messages: Messages): void {
  given.set(container, messages);
}

/** The theme's sentences for an element: those of its container, else of its language. */
export function messagesNear(element: Element): Messages {
  for (let box: Element | null = element; box; box = box.parentElement) {
    const messages = given.get(box);
    if (messages) return messages;
  }
  return messagesFor(element.closest('[lang]')?.getAttribute('lang') ?? 'en');
}
