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
import type { Catalog } from './types';
import zh from './zh.json';
import zhHant from './zh-Hant.json';

/** Built-in message catalogs by language tag. The first catalog for a language is its default variant. */
export const CATALOGS: Readonly<Record<string, Catalog>> & { readonly en: Catalog } = {
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
