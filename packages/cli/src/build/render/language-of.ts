import { escapeHtml } from '../../files/escape';
import { directionOf } from '../../model/direction';

/** Attributes of a document in a language. */
export function languageOf(lang: string): string {
  return ` lang="${escapeHtml(lang)}" dir="${directionOf(lang)}"`;
}
