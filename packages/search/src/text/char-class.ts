/** What a character is to the tokenizer. */
export const SEPARATOR = 0;
export const LETTER = 1;
export const DIGIT = 2;
/** Of a script written without spaces, or with words that are not looked for as a whole. */
export const IDEOGRAPH = 3;
/** Stands for itself, such as an emoji. */
export const SYMBOL = 4;

export type CharClass =
  | typeof SEPARATOR
  | typeof LETTER
  | typeof DIGIT
  | typeof IDEOGRAPH
  | typeof SYMBOL;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]/u;
const EMOJI = /\p{Extended_Pictographic}/u;
const WORD = /[\p{L}\p{M}]/u;
const NUMBER = /\p{N}/u;

const classes = new Map<number, CharClass>();

/** Class of a code point of folded text. */
export function charClass(code: number): CharClass {
  if (code < 0x80) {
    if (code >= 0x61 && code <= 0x7a) return LETTER;
    if (code >= 0x30 && code <= 0x39) return DIGIT;
    return SEPARATOR;
  }
  if (code >= 0x3400 && code <= 0x9fff) return IDEOGRAPH;
  let found = classes.get(code);
  if (found === undefined) {
    found = classify(String.fromCodePoint(code));
    classes.set(code, found);
  }
  return found;
}

function classify(char: string): CharClass {
  if (UNSPACED.test(char)) return IDEOGRAPH;
  if (NUMBER.test(char)) return DIGIT;
  if (WORD.test(char)) return LETTER;
  return EMOJI.test(char) ? SYMBOL : SEPARATOR;
}
