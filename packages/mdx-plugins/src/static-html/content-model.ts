import type { Nodes } from 'hast';

/** Kind of content in the HTML content model. */
export type ContentKind = 'flow' | 'phrasing';

const FLOW =
  /^(?:address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|li|main|menu|nav|ol|p|pre|search|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
/** Flow elements that contain only phrasing content. */
const TEXT_ONLY = /^(?:p|h[1-6]|pre|dt|summary|hr)$/;
/** Elements that must be direct children of their parent, without a wrapper. */
const BOUND =
  /^(?:li|dt|dd|tr|td|th|thead|tbody|tfoot|caption|colgroup|summary|legend|figcaption|optgroup|option)$/;

/** Returns the kind of content that an element or a component can contain. */
export function getContentKind(node: Nodes): ContentKind {
  if (node.type === 'root' || node.type === 'mdxJsxFlowElement') return 'flow';
  if (node.type !== 'element') return 'phrasing';
  // Components that override an element are named after it, with an underscore.
  const tagName = node.tagName.replace(/^_/, '');
  return FLOW.test(tagName) && !TEXT_ONLY.test(tagName) ? 'flow' : 'phrasing';
}

export function isFlow(node: Nodes): boolean {
  return node.type === 'element' && FLOW.test(node.tagName);
}

/** Returns whether an element starts a new line or a cell, so that white space next to it is insignificant. */
export function isBlock(node: Nodes): boolean {
  if (node.type !== 'element') return false;
  const tagName = node.tagName.replace(/^_/, '');
  return FLOW.test(tagName) || BOUND.test(tagName);
}

/** Returns whether an element must be a direct child of its parent. */
export function requiresParent(node: Nodes): boolean {
  return node.type === 'element' && BOUND.test(node.tagName);
}

/** Returns whether a node is or contains a component or an expression, which need React. */
export function isDynamic(node: Nodes): boolean {
  if (node.type === 'text' || node.type === 'raw' || node.type === 'comment') return false;
  if (node.type === 'doctype') return false;
  if (node.type !== 'element') return true;
  return node.tagName.startsWith('_') || node.children.some(isDynamic);
}

/** Returns whether a node is or contains raw HTML. */
export function containsRaw(node: Nodes): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(containsRaw));
}
