import { getCharClass, SEPARATOR } from './char-class';
import { fold } from './fold';

/** Folds a name and removes separators. `Test-Timeout`, `testTimeout` and `test timeout` all become `testtimeout`. */
export function normalizeName(name: string): string {
  let normalized = '';
  for (const char of fold(name).text) {
    if (getCharClass(char.codePointAt(0)!) !== SEPARATOR) normalized += char;
  }
  return normalized;
}
