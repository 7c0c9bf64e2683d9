import type { ChineseTables } from '../text/chinese';

/** Returns the tables for an index, or `undefined` if its language is not Chinese. Never rejects. */
export async function loadChinese(lang: string): Promise<ChineseTables | undefined> {
  if (!isChinese(lang)) return undefined;
  // Without the tables, search only finds the characters as they are typed.
  return import('../text/chinese').then(
    ({ CHINESE }) => CHINESE,
    () => undefined,
  );
}

/** Checks whether a language tag is Chinese. Japanese uses the same characters with other variants. */
export function isChinese(lang: string): boolean {
  return /^zh\b/i.test(lang);
}
