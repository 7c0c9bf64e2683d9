import type { HanVariants } from '../text/fold';

/** Returns the character variants to fold in an index, or `undefined` if its language is not Chinese. Never rejects. */
export async function loadVariants(lang: string): Promise<HanVariants | undefined> {
  if (!isChinese(lang)) return undefined;
  // Without the table, search only finds the characters as they are typed.
  return import('../text/simplified').then(
    ({ SIMPLIFIED }) => SIMPLIFIED,
    () => undefined,
  );
}

/** Checks whether a language tag is Chinese. Japanese uses the same characters with other variants. */
export function isChinese(lang: string): boolean {
  return /^zh\b/i.test(lang);
}
