import type { MessageOverrides, ThemeMessages } from '@octavo/mdx-plugins/messages';
import { code as enCode, page as enPage } from '@octavo/mdx-plugins/messages/en.json';
import { code as zhCode, page as zhPage } from '@octavo/mdx-plugins/messages/zh.json';

import {
  type NavbarMessages,
  navbarMessagesFor,
  type OwnLanguage,
  ownLanguage,
} from './navbar-messages';

/** Every UI string of the theme. */
export type Messages = ThemeMessages;
export type { MessageOverrides };

const pages: Record<OwnLanguage, Omit<Messages, keyof NavbarMessages>> = {
  en: { ...enPage, ...enCode },
  zh: { ...zhPage, ...zhCode },
};

/**
 * Returns the messages for a language tag. Only English and Chinese are part of the theme: pass the messages of another
 * language, such as `@octavo/theme/messages/fr.json`, as overrides.
 */
export function messagesFor(lang: string, overrides?: Partial<Messages>): Messages {
  return { ...navbarMessagesFor(lang), ...pages[ownLanguage(lang)], ...overrides };
}
