import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Plugin } from 'unified';
import type { JsxElement } from './hast-mdx';
import { DEFAULT_HTML_MODULE, type DialectOptions } from './options';
import { collectNames, isJsxElement, programsOf } from './partials/references';
import {
  holdsRaw,
  isBlock,
  isBound,
  isDynamic,
  isFlow,
  type Kind,
  kindOf,
} from './static-html/content-model';
import { esmOf, hasEffects, importNode, pruneImports } from './static-html/esm';
import { jsxAttributes, numberAttribute, textAttribute } from './static-html/jsx-attributes';
import { walk } from './walk';

type Options = Pick<DialectOptions, 'html' | 'htmlModule' | 'keepElements'>;

export interface StaticHtml {
  parts: string[];
  /** Whether the first part is the whole page. */
  isStatic: boolean;
}

declare module 'vfile' {
  interface DataMap {
    octavoHtml: StaticHtml;
  }
}

const HTML = '_Html';

/** Turn whatever needs no React into strings of HTML, to which the page refers. */
export const rehypeStaticHtml: Plugin<[Options?], Root> =
  ({ html = 'extract', htmlModule = DEFAULT_HTML_MODULE, keepElements = [] } = {}) =>
  (tree, file) => {
    const parts: string[] = [];
    const esm = esmOf(tree);
    const content = tree.children.filter((node) => node.type !== 'mdxjsEsm') as ElementContent[];
    const isWhole = !content.some(isDynamic);

    const toPart = (nodes: ElementContent[], as?: Element): ElementContent => {
      const markup = toHtml(nodes, { allowDangerousHtml: true });
      const source =
        html === 'inline'
          ? textAttribute('html', markup)
          : numberAttribute('part', parts.push(markup) - 1);
      const holder = as ? [textAttribute('as', as.tagName)] : [];
      const attributes = [source, ...holder, ...(as ? (jsxAttributes(as.properties) ?? []) : [])];
      return { type: 'mdxJsxFlowElement', name: HTML, attributes, children: [] };
    };

    const split = (children: ElementContent[], kind: Kind | 'elements'): ElementContent[] => {
      const result: ElementContent[] = [];
      let run: ElementContent[] = [];
      let before: ElementContent | undefined;
      const flush = (after?: ElementContent): void => {
        const nodes = kind === 'flow' ? trim(run, before, after) : run;
        run = [];
        before = after;
        if (nodes.length === 0) return;
        if (kind === 'flow' && nodes.some((node) => isFlow(node) || holdsRaw(node))) {
          result.push(toPart(nodes));
        } else result.push(...nodes.map((node) => (holdsRaw(node) ? separate(node) : node)));
      };
      for (const child of children) {
        if (isDynamic(child)) {
          flush(child);
          enter(child, kind);
          result.push(child);
        } else if (kind === 'flow' && isBound(child) && canHold(child as Element)) {
          flush(child);
          result.push(toPart((child as Element).children, child as Element));
        } else run.push(child);
      }
      flush();
      return result;
    };

    const enter = (node: ElementContent, around: Kind | 'elements'): void => {
      if (!('children' in node)) return;
      const keeps =
        around === 'elements' || (isJsxElement(node) && keepElements.includes(node.name ?? ''));
      node.children = split(
        node.children as ElementContent[],
        keeps ? 'elements' : kindOf(node),
      ) as never;
    };

    /** Elements stay; the innermost that holds markup becomes a part. */
    const separate = (node: ElementContent): ElementContent => {
      if (node.type === 'raw') return toPart([node]);
      if (node.type !== 'element') return node;
      if (node.children.some((child) => child.type === 'raw')) return toPart(node.children, node);
      return {
        ...node,
        children: node.children.map((child) => (holdsRaw(child) ? separate(child) : child)),
      };
    };

    const body = isWhole ? wholePage(content, toPart) : split(content, 'flow');
    tree.children = [...esm, ...(body as RootContent[])];
    pruneImports(tree, usedNames(tree));
    file.data.octavoHtml = { parts, isStatic: isWhole && !hasEffects(tree) };
    if (usesHtml(tree)) tree.children.unshift(importNode(HTML, htmlModule, 'Html'));
  };

function wholePage(
  content: ElementContent[],
  toPart: (nodes: ElementContent[]) => ElementContent,
): ElementContent[] {
  return [toPart(trim(content))];
}

function canHold(element: Element): boolean {
  return jsxAttributes(element.properties) !== undefined;
}

/** Without white space at the ends, but for a space between what stands beside each other in a line of text. */
function trim(
  nodes: ElementContent[],
  before?: ElementContent,
  after?: ElementContent,
): ElementContent[] {
  const isBlank = (node: Nodes | undefined): boolean =>
    node?.type === 'text' && /^\s*$/.test(node.value);
  let [start, end] = [0, nodes.length];
  while (start < end && isBlank(nodes[start])) start++;
  while (end > start && isBlank(nodes[end - 1])) end--;
  const inner = nodes.slice(start, end);
  if (nodes.length === 0 || inner.some(isFlow)) return inner;
  const space: ElementContent = { type: 'text', value: ' ' };
  const leads = start > 0 && inner.length > 0 && areJoined(before, inner[0]);
  const trails = areJoined(inner.at(-1) ?? before, after) && isBlank(nodes.at(-1));
  return [...(leads ? [space] : []), ...inner, ...(trails ? [space] : [])];
}

/** Whether one is read on from the other, with at most the end of a line between them. */
function areJoined(one: ElementContent | undefined, other: ElementContent | undefined): boolean {
  if (!one || !other || isBlock(one) || isBlock(other)) return false;
  const [end, start] = [placeOf(one)?.end.line, placeOf(other)?.start.line];
  return end !== undefined && start !== undefined && start - end <= 1;
}

function placeOf(node: ElementContent): Element['position'] {
  return 'position' in node ? node.position : undefined;
}

function usedNames(tree: Root): Set<string> {
  const names = new Set<string>();
  walk<RootContent>(tree, (node) => {
    if (isJsxElement(node) && node.name) names.add(node.name.split('.')[0]!);
    if (node.type === 'element') names.add(node.tagName);
    for (const program of programsOf(node)) collectNames(program, names);
    return undefined;
  });
  return names;
}

function usesHtml(tree: Root): boolean {
  let found = false;
  walk<RootContent>(tree, (node) => {
    if ((node as JsxElement).name === HTML) found = true;
    return found ? false : undefined;
  });
  return found;
}
