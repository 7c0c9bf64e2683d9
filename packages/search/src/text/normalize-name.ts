import { charClass, SEPARATOR } from './char-class';
import { fold } from './fold';

/** Folds a name and removes separators: returns the same for `Test-Timeout`, `testTimeout` and `test timeout`. */
export function normalizeName(name: string): string {
  let normalized = '';
  for (const char of fold(name).text) {
    if (charClass(char.codePointAt(0)!) !== SEPARATOR) normalized += char;
  }
  return normalized;
}
