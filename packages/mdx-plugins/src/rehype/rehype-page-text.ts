import type { ElementContent, Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import { collectIds } from '../hast/collect-ids';
import {
  getChildrenWithoutBadges,
  getText,
  isHeading,
  isVisuallyHidden,
} from '../hast/heading-nodes';
import { toInlineMarkdown } from '../hast/inline-markdown';
import { getTextFromProps, getVisibleText, isTestedMark } from '../hast/visible-text';
import { getPageState } from '../page/page-state';
import { isJsxElement } from '../tree/jsx';
import type { TocEntry } from '../types';

export interface RehypePageTextOptions {
  /**
   * Whether to include code blocks in the text.
   * @default true
   */
  codeBlocks?: boolean | undefined;
}

const BLOCK_SEPARATOR = '\n\n';

/**
 * Collects the searchable text, headings and IDs of a page without modifying the tree.
 *
 * Text and headings are collected together, because the `charIndex` of a heading is an offset in the collected text.
 */
export const rehypePageText: Plugin<[RehypePageTextOptions?], Root> =
  ({ codeBlocks = true } = {}) =>
  (tree, file) => {
    const state = getPageState(file);
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
        if (inline.length > 0) add(getVisibleText(inline));
        inline = [];
      };
      for (const child of parent.children as ElementContent[]) {
        if (isTestedMark(child)) continue;
        if (!isBlock(child)) {
          inline.push(child);
          continue;
        }
        flush();
        if (isJsxElement(child)) for (const text of getTextFromProps(child, codeBlocks)) add(text);
        if (isCode(child)) {
          if (codeBlocks) add(getText(child).trim());
        } else if (isHeading(child)) {
          const content = getChildrenWithoutBadges(child);
          const text = getVisibleText(content);
          const depth = Number(child.tagName[1]);
          if (depth === 1) state.headingTitle ??= text;
          const isListed = depth >= 2 && depth <= 4 && !isVisuallyHidden(child);
          if (isListed && text !== '') {
            const id = String(child.properties.id);
            toc.push({ id, text: toInlineMarkdown(content), depth, charIndex });
          }
          add(text);
        } else if (hasBlock(child)) visit(child);
        else add(getVisibleText([child as ElementContent]));
      }
      flush();
    };

    visit(tree);
    state.text = blocks.join(BLOCK_SEPARATOR);
    state.toc = toc;
    state.ids = collectIds(tree, file);
  };

const BLOCK_ELEMENTS =
  /^(?:address|article|aside|blockquote|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|menu|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
/** Matches elements that are passed to `toText` as a whole. For example, `toText` separates table cells with tabs. */
const LEAF_BLOCKS = /^(?:table|p|h[1-6])$/;

/** Components that render as blocks, even if they are inline in the source. */
const BLOCK_COMPONENTS = new Set([
  'Card',
  'CardGrid',
  'Details',
  'LinkCard',
  'Steps',
  'Tab',
  'Tabs',
]);

function isBlock(node: Nodes): boolean {
  if (node.type === 'element') return BLOCK_ELEMENTS.test(node.tagName);
  if (node.type === 'mdxJsxTextElement')
    return node.name !== null && BLOCK_COMPONENTS.has(node.name);
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxjsEsm';
}

function hasBlock(node: Nodes): boolean {
  if (node.type === 'element' && LEAF_BLOCKS.test(node.tagName)) return false;
  return 'children' in node && node.children.some((child) => isBlock(child) || hasBlock(child));
}

function isCode(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'pre';
}
