import type { Element, Nodes } from 'hast';

/** Class of the link to itself that a heading begins with. */
export const ANCHOR_CLASS = 'oct-anchor';

export function isHeading(node: Nodes): node is Element {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName);
}

/** Whether nobody sees a heading: it is neither listed nor linked. */
export function isForScreenReaders(heading: Element): boolean {
  return classesOf(heading).includes('sr-only');
}

/** What a heading says, without the badges that stand beside it. */
export function withoutRemarks(heading: Element): Element['children'] {
  return heading.children.filter((child) => !isBadge(child));
}

/** All text below a node, without the headings' anchors. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'raw') return node.data?.octText ?? '';
  return 'children' in node && !isAnchor(node) ? node.children.map(textOf).join('') : '';
}

/** Whether a node is the anchor of a heading. */
export function isAnchor(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'a' && classesOf(node)[0] === ANCHOR_CLASS;
}

function isBadge(node: Nodes): boolean {
  return (
    node.type === 'element' && node.tagName === 'span' && classesOf(node).includes('oct-badge')
  );
}

function classesOf({ properties: { className } }: Element): readonly (string | number)[] {
  return Array.isArray(className) ? className : [];
}
