/** Inline Markdown node: text, or an element with children. */
export type InlineNode = string | { tag: 'code' | 'strong' | 'em' | 'del'; children: InlineNode[] };

// Emphasis cannot start or end with a space, so `2 * 3 * 4` and `src/**/*.ts` are treated as text. Code within emphasis
// matches as a unit. Each character can match in only one way, which avoids exponential backtracking in long titles
// without a closing delimiter.
const ESCAPE = /\\(?<escaped>[\\`*~])/;
const CODE = /(?<!`)(?<ticks>`+)(?<code>[^`](?:.*?[^`])??)\k<ticks>(?!`)/;
const STRONG =
  /(?<![*~])(?<mark>\*\*|~~)(?![\s*~])(?<inner>(?:\\.|`[^`]*`|[^\\`])+?)(?<!\s)\k<mark>(?!\*)/;
/** A single `*` does not end at one of two. The text can contain a part between two. */
const EM =
  /(?<![*~])\*(?![\s*~])(?<em>(?:\\.|`[^`]*`|\*\*(?![\s*])(?:\\.|`[^`]*`|[^\\`*])+(?<!\s)\*\*|[^\\`*])+?)(?<!\s)\*(?!\*)/;
const SYNTAX = new RegExp([ESCAPE, CODE, STRONG, EM].map(({ source }) => source).join('|'));
const TAGS: Record<string, 'strong' | 'del'> = { '**': 'strong', '~~': 'del' };

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
    const { escaped, code, mark, inner = '', em = '' } = match.groups!;
    nodes.push(rest.slice(0, match.index));
    if (escaped !== undefined) nodes.push(escaped);
    else if (code !== undefined)
      nodes.push({ tag: 'code', children: [code.replace(/^ (.+) $/, '$1')] });
    else if (mark !== undefined) nodes.push({ tag: TAGS[mark]!, children: parseInline(inner) });
    else nodes.push({ tag: 'em', children: parseInline(em) });
    rest = rest.slice(match.index + match[0].length);
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
