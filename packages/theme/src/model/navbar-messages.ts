import type { NavbarMessages } from '@octavo/mdx-plugins/messages';
import { navbar as en } from '@octavo/mdx-plugins/messages/en.json';
import { navbar as zh } from '@octavo/mdx-plugins/messages/zh.json';

export type { NavbarMessages };

/** A language whose messages are part of the theme; applications import those of other languages. */
export type OwnLanguage = 'en' | 'zh';

const navbar: Record<OwnLanguage, NavbarMessages> = { en, zh };

/** Returns the language whose messages a language tag has: `zh-TW` has those of `zh`, a language without any English. */
export function ownLanguage(lang: string): OwnLanguage {
  return /^zh(?![a-z])/i.test(lang) ? 'zh' : 'en';
}

/** Returns the messages of the navbar for a language tag. */
export function navbarMessagesFor(
  lang: string,
  overrides?: Partial<NavbarMessages>,
): NavbarMessages {
  return { ...navbar[ownLanguage(lang)], ...overrides };
}
