import type { Element, Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import { getChildrenWithoutBadges, getText, isVisuallyHidden } from '../hast/heading-nodes';
import { getPageState } from '../page/page-state';
import { TOC_CLASS } from '../remark/remark-toc-placeholder';
import { walk } from '../tree/walk';

/** Fills `[[toc]]` placeholders. Runs after text extraction, so that the list is not included in the searchable text. */
export const rehypeTocList: Plugin<[], Root> = () => (tree, file) => {
  if (!getPageState(file).hasTocPlaceholder) return;
  const placeholders: Element[] = [];
  const items: Element[] = [];
  walk<Root['children'][number]>(tree, (node) => {
    if (node.type !== 'element') return undefined;
    if (isPlaceholder(node)) placeholders.push(node);
    else if (/^h[23]$/.test(node.tagName) && !isVisuallyHidden(node)) items.push(createItem(node));
    return undefined;
  });
  for (const placeholder of placeholders)
    placeholder.children = items.length > 0 ? [createList(items)] : [];
};

function isPlaceholder({ tagName, properties, children }: Element): boolean {
  const { className } = properties;
  const isOurs = Array.isArray(className) && className[0] === TOC_CLASS;
  return isOurs && tagName === 'div' && children.length === 0;
}

function createItem(heading: Element): Element {
  const text = getChildrenWithoutBadges(heading)
    .map((node) => getText(node as Nodes))
    .join('');
  const href = `#${encodeURIComponent(String(heading.properties.id))}`;
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href },
    children: [{ type: 'text', value: text.trim() }],
  };
  const properties = { dataDepth: heading.tagName.slice(1) };
  return { type: 'element', tagName: 'li', properties, children: [link] };
}

function createList(items: readonly Element[]): Element {
  return { type: 'element', tagName: 'ul', properties: {}, children: structuredClone([...items]) };
}
