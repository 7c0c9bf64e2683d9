import { getCharClass, SEPARATOR } from './char-class';
import { fold, type HanVariants } from './fold';

/** Folds a name and removes separators. `Test-Timeout`, `testTimeout` and `test timeout` all become `testtimeout`. */
export function normalizeName(name: string, variants?: HanVariants): string {
  let normalized = '';
  for (const char of fold(name, variants).text) {
    if (getCharClass(char.codePointAt(0)!) !== SEPARATOR) normalized += char;
  }
  return normalized;
}
