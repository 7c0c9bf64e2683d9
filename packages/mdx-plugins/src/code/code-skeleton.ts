import { createHash } from 'node:crypto';

/** Comments of the languages documentation shows code in, and texts in quotes. */
const TRANSLATABLE =
  /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?:^|(?<=[\s;,({[]))(?:\/\/|#(?!!)|--(?=\s)).*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm;

/** Languages in which words are shown, not code. */
const PROSE = new Set([
  'text',
  'txt',
  'plaintext',
  'plain',
  'md',
  'markdown',
  'mdx',
  'log',
  'ansi',
]);

/**
 * A short digest of what of a piece of code does not depend on the language of its readers: names, signs and numbers
 * are in it; comments, texts, spaces and whatever is not ASCII are not. Empty for what
 * is not code, or cannot be compared.
 */
export function codeSkeleton(source: string, lang = 'ts'): string {
  if (PROSE.has(lang)) return '';
  const code = source.replace(TRANSLATABLE, '');
  // Words of another script outside of comments and texts: an output or a page was translated as a whole.
  if (/(?=\p{L})\P{ASCII}/u.test(code)) return '';
  const bare = code
    .replace(/\P{ASCII}+/gu, '')
    .replace(/\s+/g, '')
    // A formatter puts a comma before a bracket where it breaks a line.
    .replace(/,(?=[\])}])/g, '');
  return createHash('sha256').update(bare).digest('hex').slice(0, 12);
}
