import { createHash } from 'node:crypto';

/** Matches comments and string literals in common languages. */
const TRANSLATABLE =
  /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?:^|(?<=[\s;,({[]))(?:\/\/|#(?!!)|--(?=\s)).*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm;

/** Languages used for prose and program output. */
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
 * Returns a short hash of the parts of code that stay the same in translations: identifiers, operators and numbers.
 * Ignores comments, string literals, whitespace and non-ASCII characters. Returns an empty string for prose, program
 * output and code that contains translated words.
 */
export function hashCodeSkeleton(source: string, lang = 'ts'): string {
  if (PROSE.has(lang)) return '';
  const code = source.replace(TRANSLATABLE, '');
  // Non-Latin words outside comments and strings indicate translated code, such as program output.
  if (/(?=\p{L})\P{ASCII}/u.test(code)) return '';
  const normalized = code
    .replace(/\P{ASCII}+/gu, '')
    .replace(/\s+/g, '')
    // Formatters add a trailing comma before a closing bracket when they wrap a line.
    .replace(/,(?=[\])}])/g, '');
  return createHash('sha256').update(normalized).digest('hex').slice(0, 12);
}
