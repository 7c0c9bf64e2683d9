import type { Nodes } from 'hast';

/** Content kind in the HTML content model. */
export type ContentKind = 'flow' | 'phrasing';

const FLOW =
  /^(?:address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|li|main|menu|nav|ol|p|pre|search|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
/** Flow elements that can only contain phrasing content. */
const TEXT_ONLY = /^(?:p|h[1-6]|pre|dt|summary|hr)$/;
/** Elements that must be direct children of their parent, without a wrapper element. */
const BOUND =
  /^(?:li|dt|dd|tr|td|th|thead|tbody|tfoot|caption|colgroup|summary|legend|figcaption|optgroup|option)$/;

/** Returns the kind of content that an element or component can contain. */
export function getContentKind(node: Nodes): ContentKind {
  if (node.type === 'root' || node.type === 'mdxJsxFlowElement') return 'flow';
  if (node.type !== 'element') return 'phrasing';
  // Components that override an element are named after the element, prefixed with an underscore.
  const tagName = node.tagName.replace(/^_/, '');
  return FLOW.test(tagName) && !TEXT_ONLY.test(tagName) ? 'flow' : 'phrasing';
}

export function isFlow(node: Nodes): boolean {
  return node.type === 'element' && FLOW.test(node.tagName);
}

/** Checks whether an element starts a new line or table cell, so that adjacent whitespace is insignificant. */
export function isBlock(node: Nodes): boolean {
  if (node.type !== 'element') return false;
  return isBlockElement(node.tagName.replace(/^_/, ''));
}

/** Checks whether a tag name is that of a block or of a part of one, such as a table cell. */
export function isBlockElement(tagName: string): boolean {
  return FLOW.test(tagName) || BOUND.test(tagName);
}

/** Checks whether an element must be a direct child of its parent. */
export function requiresParent(node: Nodes): boolean {
  return node.type === 'element' && BOUND.test(node.tagName);
}

/** Checks whether a node is or contains a component or expression and therefore requires React. */
export function isDynamic(node: Nodes): boolean {
  if (node.type === 'text' || node.type === 'raw' || node.type === 'comment') return false;
  if (node.type === 'doctype') return false;
  if (node.type !== 'element') return true;
  return node.tagName.startsWith('_') || node.children.some(isDynamic);
}

/** Checks whether a node is or contains raw HTML. */
export function containsRawHtml(node: Nodes): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(containsRawHtml));
}
