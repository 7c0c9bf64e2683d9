import type { ElementContent, Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import { isForScreenReaders, isHeading, textOf, withoutRemarks } from '../hast/heading-nodes';
import { toInlineMarkdown } from '../hast/inline-markdown';
import { pageIds } from '../hast/page-ids';
import { givenText, shownText } from '../hast/shown-text';
import { pageState } from '../page/page-state';
import { isJsxElement } from '../tree/jsx';
import type { TocEntry } from '../types';

export interface RehypePageTextOptions {
  /**
   * Whether fenced code is part of the text.
   * @default true
   */
  codeBlocks?: boolean | undefined;
}

const BLOCK_SEPARATOR = '\n\n';

/**
 * Collect the searchable text of a page, its headings with their place in it, and every id.
 *
 * One plugin makes both because a heading's `charIndex` only means something next to the exact text it
 * was counted in. The tree is left as it is.
 */
export const rehypePageText: Plugin<[RehypePageTextOptions?], Root> =
  ({ codeBlocks = true } = {}) =>
  (tree, file) => {
    const state = pageState(file);
    const blocks: string[] = [];
    const toc: TocEntry[] = [];
    let charIndex = 0;

    const add = (text: string): void => {
      if (text === '') return;
      blocks.push(text);
      charIndex += text.length + BLOCK_SEPARATOR.length;
    };

    const visit = (parent: Nodes): void => {
      if (!('children' in parent)) return;
      let inline: ElementContent[] = [];
      const flush = (): void => {
        if (inline.length > 0) add(shownText(inline));
        inline = [];
      };
      for (const child of parent.children as ElementContent[]) {
        if (!isBlock(child)) {
          inline.push(child);
          continue;
        }
        flush();
        if (isJsxElement(child)) for (const text of givenText(child, codeBlocks)) add(text);
        if (isCode(child)) {
          if (codeBlocks) add(textOf(child).trim());
        } else if (isHeading(child)) {
          const words = withoutRemarks(child);
          const text = shownText(words);
          const depth = Number(child.tagName[1]);
          if (depth === 1) state.headingTitle ??= text;
          const isListed = depth >= 2 && depth <= 4 && !isForScreenReaders(child);
          if (isListed && text !== '') {
            const id = String(child.properties.id);
            toc.push({ id, text: toInlineMarkdown(words), depth, charIndex });
          }
          add(text);
        } else if (hasBlock(child)) visit(child);
        else add(shownText([child as ElementContent]));
      }
      flush();
    };

    visit(tree);
    state.text = blocks.join(BLOCK_SEPARATOR);
    state.toc = toc;
    state.ids = pageIds(tree, file);
  };

const BLOCKS =
  /^(?:address|article|aside|blockquote|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|menu|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
/** Tables are left to `toText`, which writes their cells side by side. */
const WHOLE = /^(?:table|p|h[1-6])$/;

/** Components that are boxes even where they stand in one line with others. */
const BOXES = new Set(['Card', 'CardGrid', 'Details', 'LinkCard', 'Steps', 'Tab', 'Tabs']);

function isBlock(node: Nodes): boolean {
  if (node.type === 'element') return BLOCKS.test(node.tagName);
  if (node.type === 'mdxJsxTextElement') return node.name !== null && BOXES.has(node.name);
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxjsEsm';
}

function hasBlock(node: Nodes): boolean {
  if (node.type === 'element' && WHOLE.test(node.tagName)) return false;
  return 'children' in node && node.children.some((child) => isBlock(child) || hasBlock(child));
}

function isCode(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'pre';
}
