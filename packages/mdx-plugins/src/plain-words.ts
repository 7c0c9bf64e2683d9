import type { ElementContent } from 'hast';

/** Elements that neither break lines nor hide what is in them. */
const PLAIN = new Set(['a', 'b', 'code', 'del', 'em', 'i', 'kbd', 'mark', 'strong', 'sub', 'sup']);
/** Characters that `toText` has rules of its own for. */
const SPECIAL = /[\r\f\v\u200b]/;

/**
 * The text of what is words in plain elements, as most paragraphs are, with its spaces as they are.
 *
 * @returns `undefined` where `toText` has to say what is shown
 */
export function wordsOf(nodes: readonly ElementContent[]): string | undefined {
  let text = '';
  for (const node of nodes) {
    const part = node.type === 'text' ? node.value : wordsIn(node);
    if (part === undefined || SPECIAL.test(part)) return undefined;
    text += part;
  }
  return text;
}

function wordsIn(node: ElementContent): string | undefined {
  if (node.type !== 'element' || !PLAIN.has(node.tagName)) return undefined;
  const { className, hidden } = node.properties;
  return className === undefined && hidden === undefined ? wordsOf(node.children) : undefined;
}
