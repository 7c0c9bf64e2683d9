import { createHash } from 'node:crypto';

/** Comments of the languages documentation shows code in, and texts in quotes. */
const TRANSLATABLE =
  /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?:^|(?<=[\s;,({[]))(?:\/\/|#(?!!)|--(?=\s)).*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm;

/**
 * A short digest of what of a piece of code does not depend on the language of its readers: names, signs and numbers
 * are in it; comments, texts, spaces and whatever is not ASCII are not.
 */
export function codeSkeleton(code: string): string {
  const bare = code
    .replace(TRANSLATABLE, '')
    .replace(/\P{ASCII}+/gu, '')
    .replace(/\s+/g, '');
  return createHash('sha256').update(bare).digest('hex').slice(0, 12);
}
