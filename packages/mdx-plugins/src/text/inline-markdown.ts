/** A piece of inline Markdown: text, or an element with more pieces. */
export type InlineNode = string | { tag: 'code' | 'strong' | 'em' | 'del'; children: InlineNode[] };

// There is no space inside emphasis, so that `2 * 3 * 4` and `src/**/*.ts` are text. Code within emphasis matches as a unit.
// No character can match in two ways, which avoids exponential backtracking in long titles without a closing delimiter.
const SYNTAX =
  /\\([\\`*~])|(?<!`)(`+)([^`](?:.*?[^`])?)\2(?!`)|(?<![*~])(\*\*?|~~)(?![\s*~])((?:\\.|`[^`]*`|[^\\`])+?)(?<!\s)\4(?!\*)/;
const TAGS: Record<string, 'strong' | 'em' | 'del'> = { '*': 'em', '**': 'strong', '~~': 'del' };

/**
 * Parses the Markdown that titles, headings and labels may contain: backticks, `*`, `**`, `~~`, and a backslash before one
 * of these characters. Everything else is text. Browsers run this code too, so it imports nothing.
 *
 * @example
 * parseInline('Use `a` *now*'); // ['Use ', { tag: 'code', children: ['a'] }, ' ', { tag: 'em', children: ['now'] }]
 */
export function parseInline(text: string): InlineNode[] {
  const match = SYNTAX.exec(text);
  if (!match) return text ? [text] : [];
  const [all, escaped, , code, delimiter = '', inner = ''] = match;
  return [
    text.slice(0, match.index),
    escaped ??
      (code === undefined
        ? { tag: TAGS[delimiter]!, children: parseInline(inner) }
        : { tag: 'code' as const, children: [code.replace(/^ (.+) $/, '$1')] }),
    ...parseInline(text.slice(match.index + all.length)),
  ].filter((node) => node !== '');
}

/**
 * Returns the plain text of inline Markdown.
 *
 * @example
 * plainText('Use `a` *now*'); // 'Use a now'
 */
export function plainText(text: string): string {
  return getText(parseInline(text));
}

function getText(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : getText(node.children))).join('');
}

/**
 * Converts plain text to inline Markdown. Escapes the text only if necessary.
 *
 * @example
 * escapeInline('*a*'); // '\\*a\\*'
 * escapeInline('2 * 3'); // '2 * 3'
 */
export function escapeInline(text: string): string {
  return plainText(text) === text ? text : escapeInlineSyntax(text);
}

/**
 * Escapes all characters that can be syntax of inline Markdown.
 *
 * @example
 * escapeInlineSyntax('2 * 3'); // '2 \\* 3'
 */
export function escapeInlineSyntax(text: string): string {
  return text.replace(/[\\`*~]/g, '\\$&');
}
