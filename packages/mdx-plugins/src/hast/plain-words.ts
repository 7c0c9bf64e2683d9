import type { ElementContent } from 'hast';

/** Elements that neither break lines nor hide what is in them. */
const PLAIN = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'kbd', 'mark', 'strong', 'sub', 'sup']);
/** Characters that `toText` has rules of its own for. */
const SPECIAL = /[\r\f\v\u200b]/;

/**
 * The text of what is words in plain elements, as most paragraphs are.
 *
 * @returns `undefined` where `toText` has to say what is shown
 */
export function plainWords(nodes: readonly ElementContent[]): string | undefined {
  return join(nodes)
    ?.replace(/[ \t\n]+/g, ' ')
    .trim();
}

function join(nodes: readonly ElementContent[]): string | undefined {
  let text = '';
  for (const node of nodes) {
    const part = node.type === 'text' ? node.value : textIn(node);
    if (part === undefined || SPECIAL.test(part)) return undefined;
    text += part;
  }
  return text;
}

function textIn(node: ElementContent): string | undefined {
  if (node.type !== 'element' || !PLAIN.has(node.tagName)) return undefined;
  const { className, hidden } = node.properties;
  return className === undefined && hidden === undefined ? join(node.children) : undefined;
}
