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

/** Text of the sample pages in one language. Strings can contain Markdown. */
export type Sample = typeof en;

/** Text of the sample pages by language tag. */
export const SAMPLES: Readonly<Record<string, Sample>> & { readonly en: Sample } = {
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
