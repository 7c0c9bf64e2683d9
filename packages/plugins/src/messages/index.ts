import { matchLanguage } from '@octavo/mdx-plugins/messages';

import ar from './ar.json';
import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import ja from './ja.json';
import ko from './ko.json';
import ptBR from './pt-BR.json';
import ru from './ru.json';
import zh from './zh.json';
import zhHant from './zh-Hant.json';

/** UI strings of all plugins, by plugin and key. */
export type PluginCatalog = typeof en;

/** Message catalogs by language tag. The first catalog of a language is its default variant. */
export const CATALOGS: Readonly<Record<string, PluginCatalog>> & { readonly en: PluginCatalog } = {
  en,
  zh,
  'zh-Hant': zhHant,
  ja,
  ko,
  de,
  fr,
  es,
  'pt-BR': ptBR,
  it,
  ru,
  ar,
};

/** Returns the messages in a language. Languages without a catalog fall back to English. */
export function getMessages(lang: string): PluginCatalog {
  const tag = matchLanguage(lang, Object.keys(CATALOGS));
  return CATALOGS[tag ?? 'en'] ?? CATALOGS.en;
}

/** Returns the messages of one plugin in all languages. */
export function messagesOf<Name extends keyof PluginCatalog>(
  plugin: Name,
): Record<string, PluginCatalog[Name]> {
  return Object.fromEntries(
    Object.entries(CATALOGS).map(([lang, catalog]) => [lang, catalog[plugin]]),
  );
}
