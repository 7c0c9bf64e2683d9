import type { Element, Nodes } from 'hast';

/** Class of the anchor link at the start of a heading. */
export const ANCHOR_CLASS = 'oct-anchor';

export function isHeading(node: Nodes): node is Element {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName);
}

/** Returns whether a heading is only for screen readers. It has no anchor and is not in the outline. */
export function isVisuallyHidden(heading: Element): boolean {
  return classesOf(heading).includes('sr-only');
}

/** Returns the children of a heading without badges. */
export function withoutBadges(heading: Element): Element['children'] {
  return heading.children.filter((child) => !isBadge(child));
}

/** Returns the text of a node, without anchor links of headings. */
export function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'raw') return node.data?.octText ?? '';
  return 'children' in node && !isAnchor(node) ? node.children.map(getText).join('') : '';
}

/** Returns whether a node is the anchor link of a heading. */
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
