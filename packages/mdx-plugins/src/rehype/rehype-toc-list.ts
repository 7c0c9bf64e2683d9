import type { Element, Nodes, Root } from 'hast';
import type { Plugin } from 'unified';
import { textOf, withoutRemarks } from '../hast/heading-nodes';
import { pageState } from '../page/page-state';
import { TOC_CLASS } from '../remark/remark-toc-mark';
import { walk } from '../tree/walk';

/** Fill the places that `[[toc]]` marks, after the text of the page is known: the list adds none to it. */
export const rehypeTocList: Plugin<[], Root> = () => (tree, file) => {
  if (!pageState(file).hasTocMark) return;
  const places: Element[] = [];
  const items: Element[] = [];
  walk<Root['children'][number]>(tree, (node) => {
    if (node.type !== 'element') return undefined;
    if (isPlace(node)) places.push(node);
    else if (/^h[23]$/.test(node.tagName)) items.push(itemOf(node));
    return undefined;
  });
  for (const place of places) place.children = items.length > 0 ? [list(items)] : [];
};

function isPlace({ tagName, properties, children }: Element): boolean {
  const { className } = properties;
  const isOurs = Array.isArray(className) && className[0] === TOC_CLASS;
  return isOurs && tagName === 'div' && children.length === 0;
}

function itemOf(heading: Element): Element {
  const text = withoutRemarks(heading)
    .map((node) => textOf(node as Nodes))
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

function list(items: readonly Element[]): Element {
  return { type: 'element', tagName: 'ul', properties: {}, children: structuredClone([...items]) };
}
