import type { MessageOverrides, ThemeMessages } from '@octavo/mdx-plugins/messages';
import { code as enCode, page as enPage } from '@octavo/mdx-plugins/messages/en.json';
import { code as zhCode, page as zhPage } from '@octavo/mdx-plugins/messages/zh.json';

import {
  type BuiltInLanguage,
  type NavbarMessages,
  navbarMessagesFor,
  resolveBuiltInLanguage,
} from './navbar-messages';

/** All UI strings in the theme. */
export type Messages = ThemeMessages;
export type { MessageOverrides };

const pages: Record<BuiltInLanguage, Omit<Messages, keyof NavbarMessages>> = {
  en: { ...enPage, ...enCode },
  zh: { ...zhPage, ...zhCode },
};

/**
 * Returns all UI strings for a language tag. Only English and Chinese are built in. For other languages, pass a message
 * catalog as overrides.
 *
 * @example
 * import french from '@octavo/theme/messages/fr.json';
 *
 * messagesFor('zh').search; // '搜索'
 * messagesFor('fr', french).search; // 'Rechercher'
 */
export function messagesFor(lang: string, overrides?: Partial<Messages>): Messages {
  return { ...navbarMessagesFor(lang), ...pages[resolveBuiltInLanguage(lang)], ...overrides };
}
