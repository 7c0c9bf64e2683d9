import type { NavbarMessages } from '@octavo/mdx-plugins/messages';
import { navbar as en } from '@octavo/mdx-plugins/messages/en.json';
import { navbar as zh } from '@octavo/mdx-plugins/messages/zh.json';

export type { NavbarMessages };

/** Language with UI strings built into the theme. Applications must import the UI strings for other languages. */
export type BuiltInLanguage = 'en' | 'zh';

const navbar: Record<BuiltInLanguage, NavbarMessages> = { en, zh };

/** Resolves a language tag to a built-in language: tags such as `zh-TW` resolve to `zh`, and all others to English. */
export function resolveBuiltInLanguage(lang: string): BuiltInLanguage {
  return /^zh(?![a-z])/i.test(lang) ? 'zh' : 'en';
}

/** Returns the navbar UI strings for a language tag. */
export function navbarMessagesFor(
  lang: string,
  overrides?: Partial<NavbarMessages>,
): NavbarMessages {
  return { ...navbar[resolveBuiltInLanguage(lang)], ...overrides };
}
