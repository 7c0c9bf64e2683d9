import type { ElementContent, Nodes } from 'hast';
import { toText } from 'hast-util-to-text';
import { getStaticAttributes } from '../estree/static-attributes';
import type { JsxElement } from '../tree/jsx';
import { isAnchor } from './heading-nodes';

/** Parts of a code block that do not contain code. */
const CONTROLS = new Set(['oct-code-actions', 'oct-fold', 'oct-code-scroller']);

/** Returns the visible text of nodes. */
export function getVisibleText(nodes: ElementContent[]): string {
  const children = nodes.map(asHtml).filter((node) => node !== undefined);
  // `toText` keeps the spaces on both sides of a tag, and browsers show only one.
  return toText({ type: 'root', children }).replace(/ {2,}/g, ' ').trim();
}

/**
 * Returns a copy in which JSX elements are HTML elements, because `toText` ignores other nodes. Otherwise, the content of
 * components such as `<Tabs>` would be missing from search.
 */
function asHtml(node: ElementContent): ElementContent | undefined {
  if (node.type === 'raw') return { type: 'text', value: node.data?.octText ?? '' };
  if (!('children' in node)) return node.type === 'text' ? node : undefined;
  if (isAnchor(node) || isControl(node) || isSvg(node)) return undefined;
  const children = (node.children as ElementContent[])
    .map(asHtml)
    .filter((child) => child !== undefined);
  if (node.type === 'element') return { ...node, children };
  const tagName = node.type === 'mdxJsxFlowElement' ? 'div' : 'span';
  return { type: 'element', tagName, properties: {}, children };
}

/** Returns whether a node is an SVG, whose labels are in no useful reading order. */
function isSvg(node: Nodes): boolean {
  if (node.type === 'element') return node.tagName === 'svg';
  return 'name' in node && node.name === 'svg';
}

function isControl(node: Nodes): boolean {
  if (node.type !== 'element') return false;
  const { className } = node.properties;
  return Array.isArray(className) && CONTROLS.has(String(className[0]));
}

/** Props that components of the theme render as text, in rendering order. */
const TEXT_PROPS: Record<string, readonly string[]> = {
  Card: ['title', 'content'],
  Details: ['title'],
  LinkCard: ['title', 'description'],
};
/** Components that render commands as code. */
const COMMAND_COMPONENTS = new Set(['CommandTabs', 'PackageManagerTabs']);

type Component = Pick<JsxElement, 'name' | 'attributes'>;

/** Returns the texts that a component of the theme renders from its props. Returns an empty array for other components. */
export function getPropTexts(node: Component, hasCode = true): string[] {
  if (node.name === null) return [];
  if (COMMAND_COMPONENTS.has(node.name)) return hasCode ? [joinCommands(node)] : [];
  const names = Object.hasOwn(TEXT_PROPS, node.name) ? TEXT_PROPS[node.name]! : [];
  if (names.length === 0) return [];
  const values = getStaticAttributes(node);
  return names.map((name) => values[name]).filter((value) => typeof value === 'string');
}

/** Returns the commands, one per line. */
function joinCommands(node: Component): string {
  const { commands, command = commands } = getStaticAttributes(node);
  if (typeof command === 'string') return command;
  if (typeof command !== 'object' || command === null) return '';
  return Object.values(command)
    .filter((line) => typeof line === 'string')
    .join('\n');
}
