/** Matches language tags for right-to-left languages and scripts. */
const RIGHT_TO_LEFT = /^(?:ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)(?:-(?!latn\b)|$)|-(?:arab|hebr)\b/i;

/** Returns the text direction for a language tag. */
export function getTextDirection(lang: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(lang) ? 'rtl' : 'ltr';
}
