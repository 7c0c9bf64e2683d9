/** A piece of inline Markdown: text, or an element with more pieces. */
export type InlineNode = string | { tag: 'code' | 'strong' | 'em' | 'del'; children: InlineNode[] };

// Emphasis must touch its text, so that `2 * 3 * 4` and `src/**/*.ts` stay as they are. Code within emphasis matches as a
// whole. No character can match in two ways, so long titles without a closing mark take no exponential time.
const MARKS =
  /\\([\\`*~])|(?<!`)(`+)([^`](?:.*?[^`])?)\2(?!`)|(?<![*~])(\*\*?|~~)(?![\s*~])((?:\\.|`[^`]*`|[^\\`])+?)(?<!\s)\4(?!\*)/;
const TAGS: Record<string, 'strong' | 'em' | 'del'> = { '*': 'em', '**': 'strong', '~~': 'del' };

/**
 * Parses the Markdown that titles, headings and labels may contain: backticks, `*`, `**`, `~~`, and a backslash before one
 * of these characters. Everything else is text. Browsers run this code too, so it imports nothing.
 */
export function parseInline(text: string): InlineNode[] {
  const match = MARKS.exec(text);
  if (!match) return text ? [text] : [];
  const [all, escaped, , code, mark = '', inner = ''] = match;
  return [
    text.slice(0, match.index),
    escaped ??
      (code === undefined
        ? { tag: TAGS[mark]!, children: parseInline(inner) }
        : { tag: 'code' as const, children: [code.replace(/^ (.+) $/, '$1')] }),
    ...parseInline(text.slice(match.index + all.length)),
  ].filter((node) => node !== '');
}

/** Returns the text of a title without its marks. */
export function plainText(text: string): string {
  return textOf(parseInline(text));
}

function textOf(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');
}

/** Returns a title whose `plainText` is the given text. */
export function escapeInline(text: string): string {
  return plainText(text) === text ? text : escapeMarks(text);
}

/** Escapes every character that can be a mark. */
export function escapeMarks(text: string): string {
  return text.replace(/[\\`*~]/g, '\\$&');
}
