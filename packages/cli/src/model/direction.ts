/** Languages, and scripts named in a tag, that are written from right to left. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-(?!latn\b)|$)|-(?:arab|hebr)\b/i;

/** The direction a language is written in, by its tag. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr';
}
