import { CATALOGS } from './catalogs';
import { matchLanguage } from './match-language';
import type { Catalog, CompilerMessages, Messages, ThemeMessages } from './types';

/** Message key. */
export type MessageKey = keyof Messages;
/** Custom messages that override the built-in ones. */
export type MessageOverrides = Partial<Messages>;

/** Languages with a built-in catalog. */
export const MESSAGE_LANGUAGES: readonly string[] = Object.keys(CATALOGS);

/** Messages that do not need a translation. */
const NAMES: readonly MessageKey[] = ['github', 'ctrlKey', 'escKey'];

/** Result of `resolveMessages`. */
export interface ResolvedMessages {
  messages: Messages;
  /** Keys that fall back to English because they have neither a built-in translation nor an override. */
  missing: MessageKey[];
}

/** Memoized results of `findCatalog`, because language matching is slow. */
const found = new Map<string, Catalog | undefined>();

/**
 * Resolves all messages for a language and applies overrides. Languages without a catalog fall back to English.
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
    missing: catalog ? [] : getMessageKeys().filter(isMissing),
  };
}

/**
 * Returns the messages used by theme components.
 *
 * @example
 * getThemeMessages(resolveMessages('fr').messages).search; // 'Rechercher'
 */
export function getThemeMessages(messages: Messages): ThemeMessages {
  const { navbar, page, code } = CATALOGS.en;
  return pick(messages, { ...navbar, ...page, ...code });
}

/**
 * Returns the messages that the compiler renders into pages.
 *
 * @example
 * getCompilerMessages(resolveMessages('fr').messages).calloutTip; // 'Astuce'
 */
export function getCompilerMessages(messages: Messages): CompilerMessages {
  const { code, content } = CATALOGS.en;
  return pick(messages, { ...code, ...content });
}

/**
 * Returns all message keys in catalog order.
 *
 * @example
 * const isMessageKey = (key: string) => getMessageKeys().some((known) => known === key);
 */
export function getMessageKeys(): MessageKey[] {
  return Object.keys(flatten(CATALOGS.en)) as MessageKey[];
}

function findCatalog(lang: string): Catalog | undefined {
  if (!found.has(lang)) {
    const tag = matchLanguage(lang, MESSAGE_LANGUAGES);
    found.set(lang, tag === undefined ? undefined : CATALOGS[tag]);
  }
  return found.get(lang);
}

function flatten({ navbar, page, code, content, build }: Catalog): Messages {
  return { ...navbar, ...page, ...code, ...content, ...build };
}

function pick<Part extends Partial<Messages>>(messages: Messages, part: Part): Part {
  const keys = Object.keys(part) as MessageKey[];
  return Object.fromEntries(keys.map((key) => [key, messages[key]])) as Part;
}
