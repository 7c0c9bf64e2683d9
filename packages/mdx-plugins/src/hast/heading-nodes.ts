import type { Element, Nodes } from 'hast';
import { isJsxElement } from '../tree/jsx';

/** Class name for the anchor link at the start of a heading. */
export const ANCHOR_CLASS = 'oct-anchor';

export function isHeading(node: Nodes): node is Element {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName);
}

/**
 * Checks whether a heading is visible only to screen readers. Such headings have no anchor link and are excluded from the
 * outline.
 */
export function isVisuallyHidden(heading: Element): boolean {
  return classesOf(heading).includes('sr-only');
}

/** Returns the children of a heading, excluding badges. */
export function getChildrenWithoutBadges(heading: Element): Element['children'] {
  return heading.children.filter((child) => !isBadge(child));
}

/** Returns the text content of a node, excluding heading anchors. */
export function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'raw') return node.data?.octText ?? '';
  return 'children' in node && !isAnchor(node) ? node.children.map(getText).join('') : '';
}

/** Checks whether a node is a heading anchor. */
export function isAnchor(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'a' && classesOf(node)[0] === ANCHOR_CLASS;
}

function isBadge(node: Nodes): boolean {
  if (isJsxElement(node)) return node.name === 'Badge';
  return (
    node.type === 'element' && node.tagName === 'span' && classesOf(node).includes('oct-badge')
  );
}

function classesOf({ properties: { className } }: Element): readonly (string | number)[] {
  return Array.isArray(className) ? className : [];
}
