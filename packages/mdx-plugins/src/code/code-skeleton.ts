import { createHash } from 'node:crypto';

/** Comments and string literals in common languages. */
const TRANSLATABLE =
  /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?:^|(?<=[\s;,({[]))(?:\/\/|#(?!!)|--(?=\s)).*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm;

/** Languages of prose and program output. */
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
 * Returns a short hash of the parts of code that are not translated: identifiers, operators and numbers. Comments, string
 * literals, white space and non-ASCII characters are ignored. Returns an empty string for prose and program output, and for
 * code that contains translated words.
 */
export function codeSkeleton(source: string, lang = 'ts'): string {
  if (PROSE.has(lang)) return '';
  const code = source.replace(TRANSLATABLE, '');
  // Non-Latin words outside comments and strings mean that the code itself was translated, such as program output.
  if (/(?=\p{L})\P{ASCII}/u.test(code)) return '';
  const normalized = code
    .replace(/\P{ASCII}+/gu, '')
    .replace(/\s+/g, '')
    // Formatters add a trailing comma before a bracket when they break a line.
    .replace(/,(?=[\])}])/g, '');
  return createHash('sha256').update(normalized).digest('hex').slice(0, 12);
}
