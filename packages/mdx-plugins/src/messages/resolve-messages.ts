import { CATALOGS } from './catalogs';
import { matchLanguage } from './match-language';
import type { Catalog, CompilerMessages, Messages, ThemeMessages } from './types';

/** Key of a message. */
export type MessageKey = keyof Messages;
/** Messages of a site, which override the built-in ones. */
export type MessageOverrides = Partial<Messages>;

/** The languages that have a catalog. */
export const MESSAGE_LANGUAGES: readonly string[] = Object.keys(CATALOGS);

/** Messages that are the same in most languages. */
const NAMES: readonly MessageKey[] = ['github', 'ctrlKey', 'escKey'];

/** Result of `resolveMessages`. */
export interface ResolvedMessages {
  messages: Messages;
  /** Keys that fell back to English, because the language has no catalog and the site no override. */
  missing: MessageKey[];
}

/** Cached results of `findCatalog`, because matching languages is slow. */
const found = new Map<string, Catalog | undefined>();

/**
 * Returns all messages of a language, with the overrides of a site in place of the built-in ones. A language without a
 * catalog falls back to English.
 *
 * @param lang BCP 47 tag
 * @example
 * const { messages, missing } = resolveMessages('fr', { copyCode: 'Copier' });
 */
export function resolveMessages(lang: string, overrides: MessageOverrides = {}): ResolvedMessages {
  const catalog = findCatalog(lang);
  const own = Object.fromEntries(Object.entries(overrides).filter(([, message]) => message));
  const isMissing = (key: MessageKey) => !(key in own) && !NAMES.includes(key);
  return {
    messages: { ...flatten(catalog ?? CATALOGS.en), ...own },
    missing: catalog ? [] : messageKeys().filter(isMissing),
  };
}

/**
 * Returns the messages that components of the theme show.
 *
 * @example
 * themeMessages(resolveMessages('fr').messages).search; // 'Rechercher'
 */
export function themeMessages(messages: Messages): ThemeMessages {
  const { navbar, page, code } = CATALOGS.en;
  return pick(messages, { ...navbar, ...page, ...code });
}

/**
 * Returns the messages that the compiler writes into pages.
 *
 * @example
 * compilerMessages(resolveMessages('fr').messages).calloutTip; // 'Astuce'
 */
export function compilerMessages(messages: Messages): CompilerMessages {
  const { code, content } = CATALOGS.en;
  return pick(messages, { ...code, ...content });
}

/**
 * Returns the keys of all messages, in the order of the catalogs.
 *
 * @example
 * const isMessageKey = (key: string) => messageKeys().some((known) => known === key);
 */
export function messageKeys(): MessageKey[] {
  return Object.keys(flatten(CATALOGS.en)) as MessageKey[];
}

function findCatalog(lang: string): Catalog | undefined {
  if (!found.has(lang)) {
    const tag = matchLanguage(lang, MESSAGE_LANGUAGES);
    found.set(lang, tag === undefined ? undefined : CATALOGS[tag]);
  }
  return found.get(lang);
}

function flatten({ navbar, page, code, content }: Catalog): Messages {
  return { ...navbar, ...page, ...code, ...content };
}

function pick<Part extends Partial<Messages>>(messages: Messages, part: Part): Part {
  const keys = Object.keys(part) as MessageKey[];
  return Object.fromEntries(keys.map((key) => [key, messages[key]])) as Part;
}
