import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { givenText } from './given-text';
import type { JsxElement } from './hast-mdx';
import { lightMarkdown } from './light-markdown';
import { warn } from './messages/report';
import { pageState } from './page-state';
import { plainWords } from './plain-words';
import { isAnchor, textOf, withoutRemarks } from './rehype-headings';
import type { TocEntry } from './types';

export interface RehypePageTextOptions {
  /**
   * Whether fenced code is part of the text.
   * @default true
   */
  codeBlocks?: boolean | undefined;
}

const BLOCK_SEPARATOR = '\n\n';
const CONTROLS = new Set(['oct-code-actions', 'oct-fold', 'oct-code-scroller']);

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
        if (inline.length > 0) add(plain(inline));
        inline = [];
      };
      for (const child of parent.children as ElementContent[]) {
        if (!isBlock(child)) {
          inline.push(child);
          continue;
        }
        flush();
        if (isComponent(child)) for (const text of givenText(child, codeBlocks)) add(text);
        if (isCode(child)) {
          if (codeBlocks) add(textOf(child).trim());
        } else if (child.type === 'element' && isHeading(child)) {
          const words = withoutRemarks(child);
          const text = plain(words);
          const depth = Number(child.tagName[1]);
          if (depth === 1) state.headingTitle ??= text;
          const isListed = depth >= 2 && depth <= 4 && !isScreenReaderOnly(child);
          if (isListed && text !== '') {
            const id = String(child.properties.id);
            toc.push({ id, text: lightMarkdown(words), depth, charIndex });
          }
          add(text);
        } else if (hasBlock(child)) visit(child);
        else add(plain([child as ElementContent]));
      }
      flush();
    };

    visit(tree);
    state.text = blocks.join(BLOCK_SEPARATOR);
    state.toc = toc;
    state.ids = idsOf(tree, file);
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

function isComponent(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function hasBlock(node: Nodes): boolean {
  if (node.type === 'element' && WHOLE.test(node.tagName)) return false;
  return 'children' in node && node.children.some((child) => isBlock(child) || hasBlock(child));
}

function isCode(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'pre';
}

function isHeading(element: Element): boolean {
  return /^h[1-6]$/.test(element.tagName);
}

function isScreenReaderOnly({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('sr-only');
}

function plain(nodes: ElementContent[]): string {
  const words = plainWords(nodes);
  if (words !== undefined) return words;
  const children = nodes.map(asHtml).filter((node) => node !== undefined);
  return toText({ type: 'root', children }).trim();
}

/**
 * A copy of what is shown. `toText` knows only HTML: without this, everything inside `<Tabs>` and the
 * like would be missing from search.
 */
function asHtml(node: ElementContent): ElementContent | undefined {
  if (node.type === 'raw') return { type: 'text', value: node.data?.octText ?? '' };
  if (!('children' in node)) return node.type === 'text' ? node : undefined;
  if (isAnchor(node) || isControl(node) || isDrawing(node)) return undefined;
  const children = (node.children as ElementContent[])
    .map(asHtml)
    .filter((child) => child !== undefined);
  if (node.type === 'element') return { ...node, children };
  const tagName = node.type === 'mdxJsxFlowElement' ? 'div' : 'span';
  return { type: 'element', tagName, properties: {}, children };
}

/** The labels of a drawing stand in no order that reads as text. */
function isDrawing(node: Nodes): boolean {
  if (node.type === 'element') return node.tagName === 'svg';
  return 'name' in node && node.name === 'svg';
}

function isControl(node: Nodes): boolean {
  if (node.type !== 'element') return false;
  const { className } = node.properties;
  return Array.isArray(className) && CONTROLS.has(String(className[0]));
}

/** Every id of the page; one that comes twice is what an address cannot tell apart. */
function idsOf(tree: Root, file: VFile): string[] {
  const state = pageState(file);
  const ids = new Set<string>();
  const add = (id: string, node: Nodes): void => {
    if (ids.has(id)) {
      const origin = file.data.octavoOrigins?.get(node);
      warn(
        state,
        {
          at: 'position' in node ? node.position : undefined,
          ...(origin === undefined ? {} : { file: origin }),
        },
        {
          message: `Expected each id of a page once, got \`${id}\` again`,
          hint: 'Give one of the two another id: a link can only reach the first.',
        },
        'duplicate-id',
      );
    }
    ids.add(id);
  };
  const visit = (node: Nodes): void => {
    if (node.type === 'element' && typeof node.properties.id === 'string') {
      add(node.properties.id, node);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const isId = attribute.type === 'mdxJsxAttribute' && attribute.name === 'id';
        if (isId && typeof attribute.value === 'string') add(attribute.value, node);
      }
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return [...ids];
}
