import type { Element, ElementContent, Nodes, Parent, Root, RootContent } from 'hast';
import { raw } from 'hast-util-raw';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { findDeclaredNames } from '../estree/esm';
import { evaluateText } from '../estree/static-expression';
import { getPageState } from '../page/page-state';
import type { OctCode } from '../remark/remark-code-blocks';
import { toStaticProperties } from '../static-html/static-properties';
import { isJsxElement, type JsxElement } from '../tree/jsx';
import { walk } from '../tree/walk';
import { warnAboutUnclosedElements } from './unclosed-elements';
import { findClosingTags, type KnownNames, warnAboutUnknownElements } from './unknown-elements';

/** hast node for a partial that has not been merged into the page yet. */
export interface HastPartial extends Parent {
  type: 'octPartial';
  file: string;
}

declare module 'hast' {
  interface RootContentMap {
    octPartial: HastPartial;
    octCode: OctCode;
  }
  interface ElementContentMap {
    octPartial: HastPartial;
    octCode: OctCode;
  }
}

/** Comment, or a placeholder of `hast-util-raw` for a node that is not HTML. */
interface Placeholder {
  type: string;
  value?: string | { stitch: Placeholder };
}

/** Maps nodes to the absolute path of the partial that contains them. Nodes from the page itself have no entry. */
type Origins = WeakMap<object, string>;

declare module 'vfile' {
  interface DataMap {
    octavoOrigins: Origins;
  }
}

/**
 * Converts raw HTML, partials, rendered code and static JSX to elements, so that subsequent plugins only have to process
 * HTML.
 */
export const rehypeElements: Plugin<[KnownNames?], Root> =
  (options = {}) =>
  (tree, file) => {
    const closingTags = findClosingTags(tree);
    warnAboutUnclosedElements(tree, file, options);
    const root = parseRawHtml(tree, file);
    const origins: Origins = new WeakMap();
    file.data.octavoOrigins = origins;
    const { frontmatter } = getPageState(file);
    const values = findDeclaredNames(root).has('frontmatter') ? {} : frontmatter;
    for (const part of [root, ...restoreTemplates(root)]) {
      unwrapPartials(part, undefined, origins);
      simplifyJsx(part, origins, values);
      // Browsers do not render the content of templates, so it cannot contain components.
      if (part !== root)
        walk<RootContent>(part, ({ type }) => (type.startsWith('mdx') ? [] : undefined));
    }
    warnAboutUnknownElements(root, closingTags, file, options);
    return root;
  };

const PASS_THROUGH: string[] = [
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxjsEsm',
  'octPartial',
  'octCode',
];

/** Parses raw HTML. Returns the original tree if it does not contain any. */
function parseRawHtml(tree: Root, file: VFile): Root {
  let found = false;
  walk<Nodes>(tree, (node) => {
    if (node.type === 'raw') found = true;
    return found ? false : undefined;
  });
  return found ? (raw(tree, { file, passThrough: PASS_THROUGH as [] }) as Root) : tree;
}

/**
 * Puts nodes that are not HTML back into the content of `<template>` elements, in which the parser of raw HTML leaves
 * placeholders. Returns the contents.
 */
function restoreTemplates(parent: Nodes): Root[] {
  const contents: Root[] = [];
  walk<RootContent>(parent, (node) => {
    if (node.type !== 'element' || !node.content) return;
    walk<Placeholder>(node.content, ({ value }) =>
      typeof value === 'object' ? [value.stitch] : undefined,
    );
    contents.push(node.content, ...restoreTemplates(node.content));
  });
  return contents;
}

/** Replaces partials with their content and records the source file of each node. */
function unwrapPartials(
  parent: Root | HastPartial,
  path: string | undefined,
  origins: Origins,
): void {
  walk<RootContent>(parent, (node) => {
    if (path !== undefined) origins.set(node, path);
    if (node.type === 'octCode') return [codeToElement(node)];
    if (node.type !== 'octPartial') return undefined;
    unwrapPartials(node, node.file, origins);
    return node.children as RootContent[];
  });
}

function codeToElement({ element, position }: OctCode): Element {
  return position ? { ...element, position } : element;
}

/** Converts static JSX elements to HTML elements and static expressions to text. */
function simplifyJsx(
  parent: Nodes,
  origins: Origins,
  frontmatter: Readonly<Record<string, unknown>>,
): void {
  walk<RootContent>(parent, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const text = evaluateText(node.data?.estree ?? undefined, frontmatter);
      if (text === undefined) return undefined;
      return text === '' ? [] : [{ type: 'text', value: text }];
    }
    if (!isJsxElement(node)) return undefined;
    simplifyJsx(node, origins, frontmatter);
    const element = jsxToElement(node);
    if (!element) return false;
    const origin = origins.get(node);
    if (origin !== undefined) origins.set(element, origin);
    return [element];
  });
}

function jsxToElement(node: JsxElement): Element | undefined {
  if (!node.name || !/^[a-z][a-z\d-]*$/.test(node.name)) return undefined;
  const properties = toStaticProperties(node.attributes, node.name);
  if (!properties) return undefined;
  const element: Element = {
    type: 'element',
    tagName: node.name,
    properties,
    children: node.children as ElementContent[],
  };
  return node.position ? { ...element, position: node.position } : element;
}
