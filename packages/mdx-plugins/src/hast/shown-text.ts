import type { ElementContent, Nodes } from 'hast';
import { toText } from 'hast-util-to-text';
import { isAnchor } from './heading-parts';
import { plainWords } from './plain-words';

/** Parts of a code block that are no code. */
const CONTROLS = new Set(['oct-code-actions', 'oct-fold', 'oct-code-scroller']);

/** What nodes show, as plain text. */
export function shownText(nodes: ElementContent[]): string {
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
