/** Letters that input methods convert, such as pinyin, and the languages of these input methods. */
export const LETTERS = /[\p{Script=Latin}\p{Script=Bopomofo}]/u;
export const LANGS_WITH_CONVERSION = /^(?:zh|ja)\b/i;

/** Letters that join while they are composed, such as those of Korean syllables. */
const JOINING_LETTERS =
  /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u;

/**
 * Checks whether a keyboard only composes a word to correct it, as those of Android do for most languages. Such a composition
 * can end at any letter.
 */
export function isPlainWord(text: string, lang: string): boolean {
  return (
    /Android/.test(navigator.userAgent) &&
    !LANGS_WITH_CONVERSION.test(lang) &&
    !JOINING_LETTERS.test(text)
  );
}
