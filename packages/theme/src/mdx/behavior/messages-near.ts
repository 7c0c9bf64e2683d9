import { type Messages, messagesFor } from '../../messages';

/** The theme's sentences in the language of an element. */
export function messagesNear(element: Element): Messages {
  return messagesFor(element.closest('[lang]')?.getAttribute('lang') ?? 'en');
}
