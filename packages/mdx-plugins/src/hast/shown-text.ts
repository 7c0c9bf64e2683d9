import type { ElementContent, Nodes } from 'hast';
import { toText } from 'hast-util-to-text';
import { attributesOf } from '../estree/static-attributes';
import type { JsxElement } from '../tree/jsx';
import { isAnchor } from './heading-nodes';

/** Parts of a code block that are no code. */
const CONTROLS = new Set(['oct-code-actions', 'oct-fold', 'oct-code-scroller']);

/** What nodes show, as plain text. */
export function shownText(nodes: ElementContent[]): string {
  const children = nodes.map(asHtml).filter((node) => node !== undefined);
  // Where two texts meet, `toText` keeps a space of each; a browser shows one.
  return toText({ type: 'root', children }).replace(/ {2,}/g, ' ').trim();
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

/** Props that a component of the theme shows as text, in the order in which it does. */
const SHOWN: Record<string, readonly string[]> = {
  Card: ['title', 'content'],
  Details: ['title'],
  LinkCard: ['title', 'description'],
};
/** Components that are given commands and show them as code. */
const COMMANDS = new Set(['CommandTabs', 'PackageManagerTabs']);

type Component = Pick<JsxElement, 'name' | 'attributes'>;

/** What a component of the theme shows of its props, piece by piece; nothing for any other. */
export function givenText(node: Component, hasCode = true): string[] {
  if (node.name === null) return [];
  if (COMMANDS.has(node.name)) return hasCode ? [commandsOf(node)] : [];
  const shown = Object.hasOwn(SHOWN, node.name) ? SHOWN[node.name]! : [];
  if (shown.length === 0) return [];
  const values = attributesOf(node);
  return shown.map((name) => values[name]).filter((value) => typeof value === 'string');
}

/** The commands, a line each. */
function commandsOf(node: Component): string {
  const { commands, command = commands } = attributesOf(node);
  if (typeof command === 'string') return command;
  if (typeof command !== 'object' || command === null) return '';
  return Object.values(command)
    .filter((line) => typeof line === 'string')
    .join('\n');
}
