/** Inline Markdown node: text, or an element with children. */
export type InlineNode = string | { tag: 'code' | 'strong' | 'em' | 'del'; children: InlineNode[] };

// Emphasis cannot start or end with a space, so `2 * 3 * 4` and `src/**/*.ts` are treated as text. Code within emphasis
// matches as a unit. Each character can match in only one way, which avoids exponential backtracking in long titles
// without a closing delimiter. A single `*` does not end at one of two, but its text can contain a part between two.
const SYNTAX =
  /\\([\\`*~])|(?<!`)(`+)([^`](?:.*?[^`])??)\2(?!`)|(?<![*~])(?:(\*\*|~~)(?![\s*~])((?:\\.|`[^`]*`|[^\\`])+?)(?<!\s)\4(?!\*)|\*(?![\s*~])((?:\\.|`[^`]*`|\*\*(?![\s*])(?:\\.|`[^`]*`|[^\\`*])+(?<!\s)\*\*|[^\\`*])+?)(?<!\s)\*(?!\*))/;
const TAGS: Record<string, 'strong' | 'em' | 'del'> = { '*': 'em', '**': 'strong', '~~': 'del' };

/**
 * Parses the inline Markdown supported in titles, headings and labels: backticks, `*`, `**`, `~~` and backslash escapes.
 * All other syntax is treated as text. This module also runs in browsers, so it has no imports.
 *
 * @example
 * parseInline('Use `a` *now*'); // ['Use ', { tag: 'code', children: ['a'] }, ' ', { tag: 'em', children: ['now'] }]
 */
export function parseInline(text: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let rest = text;
  for (let match = SYNTAX.exec(rest); match; match = SYNTAX.exec(rest)) {
    const [all, escaped, , code, mark, inner, em] = match;
    nodes.push(
      rest.slice(0, match.index),
      escaped ??
        (code === undefined
          ? { tag: TAGS[mark ?? '*']!, children: parseInline(inner ?? em!) }
          : { tag: 'code', children: [code.replace(/^ (.+) $/, '$1')] }),
    );
    rest = rest.slice(match.index + all.length);
  }
  return [...nodes, rest].filter((node) => node !== '');
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
 * Escapes all characters that are significant in inline Markdown.
 *
 * @example
 * escapeInlineSyntax('2 * 3'); // '2 \\* 3'
 */
export function escapeInlineSyntax(text: string): string {
  return text.replace(/[\\`*~]/g, '\\$&');
}
