import { charClass, SEPARATOR } from './char-class';
import { fold } from './fold';

/** What two spellings of a name have in common: `Test-Timeout`, `testTimeout` and `test timeout` are one. */
export function squash(text: string): string {
  let squashed = '';
  for (const char of fold(text).text) {
    if (charClass(char.codePointAt(0)!) !== SEPARATOR) squashed += char;
  }
  return squashed;
}
