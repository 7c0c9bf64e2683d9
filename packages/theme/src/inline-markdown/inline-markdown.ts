/** A stretch of a title: plain text, or an element around more stretches. */
export type InlineNode = string | { tag: 'code' | 'strong' | 'em' | 'del'; children: InlineNode[] };

// Emphasis has to hug its text, so that `2 * 3 * 4` stays what it is.
const MARKS =
  /(`+)(?!`)(.+?)(?<!`)\1(?!`)|\*\*(?=\S)(.+?)(?<=\S)\*\*|~~(?=\S)(.+?)(?<=\S)~~|\*(?=[^\s*])(.+?)(?<=[^\s*])\*(?!\*)/;

/** Read the light Markdown of titles: backticks, `**`, `*` and `~~`. Anything else is text. */
export function parseInline(text: string): InlineNode[] {
  const match = MARKS.exec(text);
  if (!match) return text === '' ? [] : [text];
  const [all, , code, strong, del, em] = match;
  const node: InlineNode =
    code !== undefined
      ? { tag: 'code', children: [code.replace(/^ (.+) $/, '$1')] }
      : strong !== undefined
        ? { tag: 'strong', children: parseInline(strong) }
        : del !== undefined
          ? { tag: 'del', children: parseInline(del) }
          : { tag: 'em', children: parseInline(em!) };
  const before = text.slice(0, match.index);
  return [...(before ? [before] : []), node, ...parseInline(text.slice(match.index + all.length))];
}

/** The words of a title without their marks. */
export function plainText(text: string): string {
  const flatten = (nodes: InlineNode[]): string =>
    nodes.map((node) => (typeof node === 'string' ? node : flatten(node.children))).join('');
  return flatten(parseInline(text));
}
