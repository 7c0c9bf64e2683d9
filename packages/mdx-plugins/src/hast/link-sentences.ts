import type { ElementContent, Root } from 'hast';
import { isJsxElement } from '../tree/jsx';
import { isAnchor } from './heading-nodes';
import { isTestedMark } from './visible-text';

/** Elements whose text is separate from the text around them. The cells of a table row belong together. */
const BLOCKS =
  /^(?:article|aside|blockquote|dd|details|div|dl|dt|figcaption|figure|h[1-6]|li|ol|p|section|summary|table|tbody|tfoot|thead|tr|ul)$/;
/** Elements that separate words. */
const SEPARATORS = /^(?:br|td|th)$/;
const WITHOUT_SENTENCES = /^(?:pre|script|style|svg)$/;

const SENTENCE_END = /(?<=[.!?])\s+|(?<=[。！？])|\n+/gu;
/** Maximum length in UTF-16 code units. A list of links in one paragraph is not a sentence, and each link would store it. */
const MAX_LENGTH = 1000;

/** Link in the text of a block, with its offsets. */
interface LinkRange {
  node: ElementContent;
  start: number;
  end: number;
}

/** Returns the sentence that contains each link of a page. Links in very long sentences are omitted. */
export function findLinkSentences(tree: Root): Map<ElementContent, string> {
  const sentences = new Map<ElementContent, string>();
  readBlock(tree.children as ElementContent[]);
  return sentences;

  function readBlock(children: readonly ElementContent[]): void {
    const links: LinkRange[] = [];
    const text = appendText('', children, links);
    const ends = links.length > 0 ? [...text.matchAll(SENTENCE_END)] : [];
    let next = 0;
    let from = 0;
    for (const { node, start, end } of links) {
      // Links are in the order of the text.
      for (; next < ends.length; next++) {
        const after = ends[next]!.index + ends[next]![0].length;
        if (after > start) break;
        from = after;
      }
      const to = findEnd(ends, next, end) ?? text.length;
      if (to - from <= MAX_LENGTH)
        sentences.set(node, text.slice(from, to).replace(/ +/g, ' ').trim());
    }
  }

  /** Returns `text` with the text of inline nodes at its end, and adds their links to `links`. Reads blocks separately. */
  function appendText(text: string, nodes: readonly ElementContent[], links: LinkRange[]): string {
    let result = text;
    for (const node of nodes) {
      if (node.type === 'text') result += node.value.replace(/\s+/g, ' ');
      if (!('children' in node) || isAnchor(node) || isTestedMark(node)) continue;
      const name = (isJsxElement(node) ? node.name : node.type === 'element' && node.tagName) || '';
      if (WITHOUT_SENTENCES.test(name)) continue;
      const children = node.children as ElementContent[];
      if (BLOCKS.test(name) || (node.type === 'mdxJsxFlowElement' && name !== 'a')) {
        readBlock(children);
        result += '\n';
        continue;
      }
      const start = result.length;
      result = appendText(result, children, links);
      if (name === 'a') links.push({ node, start, end: result.length });
      if (SEPARATORS.test(name)) result += ' ';
    }
    return result;
  }
}

/** Returns the start of the first match at or after an offset. Starts at a position in the list. */
function findEnd(
  ends: readonly RegExpExecArray[],
  from: number,
  offset: number,
): number | undefined {
  let at = from;
  while (at < ends.length && ends[at]!.index < offset) at++;
  return ends[at]?.index;
}
