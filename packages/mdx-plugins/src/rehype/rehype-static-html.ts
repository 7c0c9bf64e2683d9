import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Plugin } from 'unified';
import { esmOf, hasEffects, importNode, pruneImports } from '../estree/esm';
import { collectNames, programsOf } from '../estree/names-in-code';
import { DEFAULT_HTML_MODULE, type DialectOptions } from '../options';
import {
  holdsRaw,
  isBound,
  isDynamic,
  isFlow,
  type Kind,
  kindOf,
} from '../static-html/content-model';
import { jsxAttributes, numberAttribute, textAttribute } from '../static-html/jsx-attributes';
import { trimRun } from '../static-html/trim-run';
import { isJsxElement, type JsxElement } from '../tree/jsx';
import { walk } from '../tree/walk';

type Options = Pick<DialectOptions, 'html' | 'htmlModule' | 'keepElements'>;

export interface StaticHtml {
  fragments: string[];
  /** Whether the first fragment is the whole page. */
  isStatic: boolean;
}

declare module 'vfile' {
  interface DataMap {
    octavoHtml: StaticHtml;
  }
}

const HTML = '_Html';

/** Extracts everything that does not need React into HTML fragments, to which the page refers. */
export const rehypeStaticHtml: Plugin<[Options?], Root> =
  ({ html = 'extract', htmlModule = DEFAULT_HTML_MODULE, keepElements = [] } = {}) =>
  (tree, file) => {
    const fragments: string[] = [];
    const esm = esmOf(tree);
    const content = tree.children.filter((node) => node.type !== 'mdxjsEsm') as ElementContent[];
    const isWhole = !content.some(isDynamic);

    const toFragment = (nodes: ElementContent[], as?: Element): ElementContent => {
      const markup = toHtml(nodes, { allowDangerousHtml: true });
      const source =
        html === 'inline'
          ? textAttribute('html', markup)
          : numberAttribute('fragment', fragments.push(markup) - 1);
      const holder = as ? [textAttribute('as', as.tagName)] : [];
      const attributes = [source, ...holder, ...(as ? (jsxAttributes(as.properties) ?? []) : [])];
      return { type: 'mdxJsxFlowElement', name: HTML, attributes, children: [] };
    };

    const split = (children: ElementContent[], kind: Kind | 'elements'): ElementContent[] => {
      const result: ElementContent[] = [];
      let run: ElementContent[] = [];
      let before: ElementContent | undefined;
      const flush = (after?: ElementContent): void => {
        const nodes = kind === 'flow' ? trimRun(run, before, after) : run;
        run = [];
        before = after;
        if (nodes.length === 0) return;
        if (kind === 'flow' && nodes.some((node) => isFlow(node) || holdsRaw(node))) {
          result.push(toFragment(nodes));
        } else result.push(...nodes.map((node) => (holdsRaw(node) ? separate(node) : node)));
      };
      for (const child of children) {
        if (isDynamic(child)) {
          flush(child);
          enter(child, kind);
          result.push(child);
        } else if (kind === 'flow' && isBound(child) && canHold(child as Element)) {
          flush(child);
          result.push(toFragment((child as Element).children, child as Element));
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

    /** Keeps elements; the content of the innermost one with raw HTML becomes a fragment. */
    const separate = (node: ElementContent): ElementContent => {
      if (node.type === 'raw') return toFragment([node]);
      if (node.type !== 'element') return node;
      if (node.children.some((child) => child.type === 'raw'))
        return toFragment(node.children, node);
      return {
        ...node,
        children: node.children.map((child) => (holdsRaw(child) ? separate(child) : child)),
      };
    };

    const body = isWhole ? wholePage(content, toFragment) : split(content, 'flow');
    tree.children = [...esm, ...(body as RootContent[])];
    pruneImports(tree, usedNames(tree));
    file.data.octavoHtml = { fragments, isStatic: isWhole && !hasEffects(tree) };
    if (usesHtml(tree)) tree.children.unshift(importNode(HTML, htmlModule, 'Html'));
  };

function wholePage(
  content: ElementContent[],
  toFragment: (nodes: ElementContent[]) => ElementContent,
): ElementContent[] {
  return [toFragment(trimRun(content))];
}

function canHold(element: Element): boolean {
  return jsxAttributes(element.properties) !== undefined;
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
