import type { Element, Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import { isAnchor } from '../hast/heading-nodes';

/**
 * Removes additions of the dialect from HTML, so that it can be compared with a specification: IDs and anchor links of
 * headings, attributes of links and images, and the markup around code.
 */
export function normalizeHtml(html: string): string {
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html }] }) as Root;
  clean(tree);
  return toHtml(tree).replace(/>\s+</g, '><').replace(/\s+$/gm, '').trim();
}

function clean(node: Nodes): void {
  if (!('children' in node)) return;
  node.children = node.children
    .filter((child) => !isAnchor(child))
    .map((child) => (child.type === 'element' ? plainElement(child) : child)) as never;
  for (const child of node.children as Nodes[]) clean(child);
}

function plainElement(element: Element): Element {
  const { properties, tagName } = element;
  const isBlock = Array.isArray(properties.className) && properties.className[0] === 'oct-code';
  if (isBlock) {
    const pre = element.children.find(
      (child) => child.type === 'element' && child.tagName === 'pre',
    );
    return codeElement(pre as Element);
  }
  if (tagName === 'pre') return codeElement(element);
  if (/^h[1-6]$/.test(tagName)) return { ...element, properties: {} };
  if (tagName === 'a') return without(element, 'target', 'rel');
  if (tagName === 'img') return without(element, 'loading', 'decoding');
  if (tagName === 'code') return without(element, 'dataWhole');
  return element;
}

/** Returns `pre > code` without tokens and language. */
function codeElement(pre: Element): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{ type: 'text', value: getText(pre).replace(/\n$/, '') }],
  };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}

function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(getText).join('') : '';
}

function without(element: Element, ...names: string[]): Element {
  const properties = Object.fromEntries(
    Object.entries(element.properties).filter(([name]) => !names.includes(name)),
  );
  return { ...element, properties };
}
