/** Separators such as spaces and punctuation, which are not part of tokens. */
export const SEPARATOR = 0;
export const LETTER = 1;
export const DIGIT = 2;
/** Characters in scripts without spaces between words, and Hangul. Indexed as character pairs. */
export const IDEOGRAPH = 3;
/** Single-character tokens such as emoji. */
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
const ASCII_CLASSES = Array.from({ length: 0x80 }, (_, code): CharClass => {
  if (code >= 0x61 && code <= 0x7a) return LETTER;
  return code >= 0x30 && code <= 0x39 ? DIGIT : SEPARATOR;
});

/** Returns the character class of a code point in folded text. */
export function getCharClass(code: number): CharClass {
  if (code < 0x80) return ASCII_CLASSES[code]!;
  if (code >= 0x3400 && code <= 0x9fff) return IDEOGRAPH;
  let cached = classes.get(code);
  if (cached === undefined) {
    cached = classify(String.fromCodePoint(code));
    classes.set(code, cached);
  }
  return cached;
}

function classify(char: string): CharClass {
  if (UNSPACED.test(char)) return IDEOGRAPH;
  if (NUMBER.test(char)) return DIGIT;
  if (WORD.test(char)) return LETTER;
  return EMOJI.test(char) ? SYMBOL : SEPARATOR;
}
