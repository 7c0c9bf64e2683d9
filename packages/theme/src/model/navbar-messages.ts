import type { NavbarMessages } from '@octavo/mdx-plugins/messages';
import { navbar as en } from '@octavo/mdx-plugins/messages/en.json';
import { navbar as zh } from '@octavo/mdx-plugins/messages/zh.json';

export type { NavbarMessages };

/** A language that is built into the theme. Applications import the messages of other languages. */
export type BuiltInLanguage = 'en' | 'zh';

const navbar: Record<BuiltInLanguage, NavbarMessages> = { en, zh };

/** Returns the built-in language for a language tag: `zh` for `zh-TW`, and English for every other language. */
export function builtInLanguage(lang: string): BuiltInLanguage {
  return /^zh(?![a-z])/i.test(lang) ? 'zh' : 'en';
}

/** Returns the UI strings of the navbar for a language tag. */
export function navbarMessagesFor(
  lang: string,
  overrides?: Partial<NavbarMessages>,
): NavbarMessages {
  return { ...navbar[builtInLanguage(lang)], ...overrides };
}
