import { CATALOGS } from './catalogs';
import { matchLanguage } from './match-language';
import type { Catalog, Message, Messages } from './types';

export type MessageKey = keyof Messages;
/** Messages of a site. A message with plural forms may also be a plain string. */
export type MessageOverrides = Partial<Record<MessageKey, Message>>;

/** Names that need no translation. */
const NAMES: readonly MessageKey[] = ['github', 'ctrlKey', 'escKey'];

export interface ResolvedMessages {
  messages: Messages;
  /** Keys that fell back to English, because the language has no catalog and the site no override. */
  missing: MessageKey[];
}

/**
 * Returns all messages of a language, with the overrides of a site in place of the built-in ones. A language without a
 * catalog falls back to English.
 *
 * @param lang BCP 47 tag
 */
export function resolveMessages(lang: string, overrides: MessageOverrides = {}): ResolvedMessages {
  const tag = matchLanguage(lang, Object.keys(CATALOGS));
  const builtIn = flatten(CATALOGS[tag ?? 'en'] ?? CATALOGS.en);
  const own = Object.fromEntries(Object.entries(overrides).filter(([, message]) => message));
  const missing = messageKeys().filter((key) => !(key in own) && !NAMES.includes(key));
  return { messages: { ...builtIn, ...own }, missing: tag === undefined ? missing : [] };
}

/** Returns the keys of all messages, in the order of the catalogs. */
export function messageKeys(): MessageKey[] {
  return Object.keys(flatten(CATALOGS.en)) as MessageKey[];
}

function flatten({ navbar, theme, compiler }: Catalog): Messages {
  return { ...navbar, ...theme, ...compiler };
}
