import type { Nodes } from 'hast';

export type Kind = 'flow' | 'phrasing';

const FLOW =
  /^(?:address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|li|main|menu|nav|ol|p|pre|search|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
/** Flow elements that hold text and nothing larger. */
const TEXT_ONLY = /^(?:p|h[1-6]|pre|dt|summary|hr)$/;
/** Elements that must stay children of their parent: no wrapper may come between. */
const BOUND =
  /^(?:li|dt|dd|tr|td|th|thead|tbody|tfoot|caption|colgroup|summary|legend|figcaption|optgroup|option)$/;

/** What an element or a component may hold. */
export function kindOf(node: Nodes): Kind {
  if (node.type === 'root' || node.type === 'mdxJsxFlowElement') return 'flow';
  if (node.type !== 'element') return 'phrasing';
  // A site's own component stands for the element it is named after.
  const tagName = node.tagName.replace(/^_/, '');
  return FLOW.test(tagName) && !TEXT_ONLY.test(tagName) ? 'flow' : 'phrasing';
}

export function isFlow(node: Nodes): boolean {
  return node.type === 'element' && FLOW.test(node.tagName);
}

/** Whether an element begins a line of its own, or a cell: white space beside it says nothing. */
export function isBlock(node: Nodes): boolean {
  if (node.type !== 'element') return false;
  const tagName = node.tagName.replace(/^_/, '');
  return FLOW.test(tagName) || BOUND.test(tagName);
}

/** Whether an element has to be a direct child of what it is in. */
export function isBound(node: Nodes): boolean {
  return node.type === 'element' && BOUND.test(node.tagName);
}

/** Whether a node needs React: it is a component or code, or holds one. */
export function isDynamic(node: Nodes): boolean {
  if (node.type === 'text' || node.type === 'raw' || node.type === 'comment') return false;
  if (node.type === 'doctype') return false;
  if (node.type !== 'element') return true;
  return node.tagName.startsWith('_') || node.children.some(isDynamic);
}

/** Whether markup that is not a tree stands somewhere below. */
export function holdsRaw(node: Nodes): boolean {
  return node.type === 'raw' || ('children' in node && node.children.some(holdsRaw));
}
