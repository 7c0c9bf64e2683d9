import type { ElementContent, Nodes } from 'hast';
import { toText } from 'hast-util-to-text';
import { getStaticAttributes } from '../estree/static-attributes';
import { isJsxElement, type JsxElement } from '../tree/jsx';
import { isAnchor } from './heading-nodes';

/** Class names of code block elements that do not contain code. */
const CONTROLS = new Set(['oct-code-actions', 'oct-fold', 'oct-code-scroller']);

/** Returns the visible text of the given nodes. */
export function getVisibleText(nodes: ElementContent[]): string {
  const children = nodes.map(asHtml).filter((node) => node !== undefined);
  // `toText` preserves the spaces on both sides of a tag, but browsers collapse them.
  return toText({ type: 'root', children }).replace(/ {2,}/g, ' ').trim();
}

/**
 * Returns a copy with JSX elements converted to HTML elements. `toText` ignores JSX nodes, so the content of components
 * such as `<Tabs>`, and the text of badges, would be missing from search.
 */
function asHtml(node: ElementContent): ElementContent | undefined {
  if (node.type === 'raw') return { type: 'text', value: node.data?.octText ?? '' };
  if (!('children' in node)) return node.type === 'text' ? node : undefined;
  if (
    isAnchor(node) ||
    isControl(node) ||
    isTestedMark(node) ||
    isSvg(node) ||
    isFootnoteLink(node)
  )
    return undefined;
  const children = (node.children as ElementContent[])
    .map(asHtml)
    .filter((child) => child !== undefined);
  if (node.type === 'element') return { ...node, children };
  if (isJsxElement(node) && node.name === 'Badge' && children.length === 0) {
    const { text } = getStaticAttributes(node);
    if (typeof text === 'string') children.push({ type: 'text', value: text });
  }
  const tagName = node.type === 'mdxJsxFlowElement' ? 'div' : 'span';
  return { type: 'element', tagName, properties: {}, children };
}

/** Checks whether a node is the number of a footnote, or the link back from it. */
function isFootnoteLink(node: Nodes): boolean {
  if (node.type !== 'element') return false;
  const { dataFootnoteRef, dataFootnoteBackref } = node.properties;
  return dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined;
}

/** Checks whether a node is an SVG. SVG labels have no meaningful reading order. */
function isSvg(node: Nodes): boolean {
  if (node.type === 'element') return node.tagName === 'svg';
  return 'name' in node && node.name === 'svg';
}

/** Checks whether a node is the mark of a tested code block, which is not part of the content. */
export function isTestedMark(node: Nodes): boolean {
  return (
    node.type === 'element' &&
    Array.isArray(node.properties.className) &&
    node.properties.className.includes('oct-tested')
  );
}

function isControl(node: Nodes): boolean {
  if (node.type !== 'element') return false;
  const { className } = node.properties;
  return Array.isArray(className) && CONTROLS.has(String(className[0]));
}

/** Theme component props that are rendered as text, in rendering order. */
const TEXT_PROPS: Record<string, readonly string[]> = {
  Card: ['title', 'content'],
  Details: ['title'],
  LinkCard: ['title', 'description'],
};
/** Components that render commands as code blocks. */
const COMMAND_COMPONENTS = new Set(['CommandBlock', 'CommandTabs', 'PackageManagerTabs']);

type Component = Pick<JsxElement, 'name' | 'attributes'>;

/** Returns the text that a theme component renders from its props, or an empty array for other components. */
export function getTextFromProps(node: Component, hasCode = true): string[] {
  if (node.name === null) return [];
  if (COMMAND_COMPONENTS.has(node.name)) return hasCode ? [joinCommands(node)] : [];
  const names = Object.hasOwn(TEXT_PROPS, node.name) ? TEXT_PROPS[node.name]! : [];
  if (names.length === 0) return [];
  const values = getStaticAttributes(node);
  return names.map((name) => values[name]).filter((value) => typeof value === 'string');
}

/** Joins the commands with line breaks. */
function joinCommands(node: Component): string {
  const { text, commands = text, command = commands } = getStaticAttributes(node);
  if (typeof command === 'string') return command;
  if (typeof command !== 'object' || command === null) return '';
  return Object.values(command)
    .filter((line) => typeof line === 'string')
    .join('\n');
}
