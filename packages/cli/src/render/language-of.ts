import { directionOf } from '../app/direction';
import { escapeHtml } from './escape';

/** Attributes of a document in a language. */
export function languageOf(lang: string): string {
  return ` lang="${escapeHtml(lang)}" dir="${directionOf(lang)}"`;
}
