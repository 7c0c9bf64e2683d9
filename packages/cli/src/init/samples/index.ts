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

/** Localized strings for the sample pages. Strings can contain Markdown. */
export type SampleStrings = typeof en;

/** Localized strings for the sample pages, by language tag. */
export const SAMPLE_STRINGS: Readonly<Record<string, SampleStrings>> & {
  readonly en: SampleStrings;
} = {
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
