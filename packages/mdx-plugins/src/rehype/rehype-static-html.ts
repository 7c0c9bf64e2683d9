import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Plugin } from 'unified';
import { createImport, getEsmNodes, hasSideEffects, pruneImports } from '../estree/esm';
import { collectNames, getPrograms } from '../estree/referenced-names';
import { DEFAULT_HTML_MODULE, type DialectOptions } from '../options';
import { getPageState } from '../page/page-state';
import {
  type ContentKind,
  containsRawHtml,
  getContentKind,
  isDynamic,
  isFlow,
  requiresParent,
} from '../static-html/content-model';
import {
  createNumberAttribute,
  createStringAttribute,
  toJsxAttributes,
} from '../static-html/jsx-attributes';
import { trimWhitespace } from '../static-html/trim-whitespace';
import { isJsxElement, type JsxElement } from '../tree/jsx';
import { walk } from '../tree/walk';

type Options = Pick<DialectOptions, 'html' | 'htmlModule' | 'keepElements'>;

/** Static HTML fragments of a page. */
export interface StaticHtml {
  fragments: string[];
  /** Whether the first fragment contains the whole page. */
  isStatic: boolean;
}

declare module 'vfile' {
  interface DataMap {
    octavoHtml: StaticHtml;
  }
}

const HTML = '_Html';

/** Extracts content that does not require React into static HTML fragments. */
export const rehypeStaticHtml: Plugin<[Options?], Root> =
  ({ html = 'extract', htmlModule = DEFAULT_HTML_MODULE, keepElements = [] } = {}) =>
  (tree, file) => {
    const fragments: string[] = [];
    const esm = getEsmNodes(tree);
    const content = tree.children.filter((node) => node.type !== 'mdxjsEsm') as ElementContent[];
    const isStaticContent = !content.some(isDynamic);

    const toFragment = (nodes: ElementContent[], as?: Element): ElementContent => {
      const markup = toHtml(nodes, { allowDangerousHtml: true });
      const source =
        html === 'inline'
          ? createStringAttribute('html', markup)
          : createNumberAttribute('fragment', fragments.push(markup) - 1);
      const holder = as ? [createStringAttribute('as', as.tagName)] : [];
      const attributes = [source, ...holder, ...(as ? (toJsxAttributes(as.properties) ?? []) : [])];
      return { type: 'mdxJsxFlowElement', name: HTML, attributes, children: [] };
    };

    const split = (
      children: ElementContent[],
      kind: ContentKind | 'elements',
    ): ElementContent[] => {
      const result: ElementContent[] = [];
      let run: ElementContent[] = [];
      let before: ElementContent | undefined;
      const flush = (after?: ElementContent): void => {
        const nodes = kind === 'flow' ? trimWhitespace(run, before, after) : run;
        run = [];
        before = after;
        if (nodes.length === 0) return;
        if (kind === 'flow' && nodes.some((node) => isFlow(node) || containsRawHtml(node))) {
          result.push(toFragment(nodes));
        } else
          result.push(...nodes.map((node) => (containsRawHtml(node) ? extractRaw(node) : node)));
      };
      for (const child of children) {
        if (isDynamic(child)) {
          flush(child);
          enter(child, kind);
          result.push(child);
        } else if (kind === 'flow' && requiresParent(child) && hasJsxAttributes(child as Element)) {
          flush(child);
          result.push(toFragment((child as Element).children, child as Element));
        } else run.push(child);
      }
      flush();
      return result;
    };

    const enter = (node: ElementContent, around: ContentKind | 'elements'): void => {
      if (!('children' in node)) return;
      const keepsElements =
        around === 'elements' || (isJsxElement(node) && keepElements.includes(node.name ?? ''));
      node.children = split(
        node.children as ElementContent[],
        keepsElements ? 'elements' : getContentKind(node),
      ) as never;
    };

    /** Extracts raw HTML into fragments, together with the siblings in its parent element. Ancestor elements are preserved. */
    const extractRaw = (node: ElementContent): ElementContent => {
      if (node.type === 'raw') return toFragment([node]);
      if (node.type !== 'element') return node;
      if (node.children.some((child) => child.type === 'raw'))
        return toFragment(node.children, node);
      return {
        ...node,
        children: node.children.map((child) =>
          containsRawHtml(child) ? extractRaw(child) : child,
        ),
      };
    };

    const body = isStaticContent ? pageFragment(content, toFragment) : split(content, 'flow');
    tree.children = [...esm, ...(body as RootContent[])];
    getPageState(file).unusedImports.push(...pruneImports(tree, usedNames(tree)));
    file.data.octavoHtml = { fragments, isStatic: isStaticContent && !hasSideEffects(tree) };
    if (usesHtml(tree)) tree.children.unshift(createImport(HTML, htmlModule, 'Html'));
  };

function pageFragment(
  content: ElementContent[],
  toFragment: (nodes: ElementContent[]) => ElementContent,
): ElementContent[] {
  return [toFragment(trimWhitespace(content))];
}

function hasJsxAttributes(element: Element): boolean {
  return toJsxAttributes(element.properties) !== undefined;
}

function usedNames(tree: Root): Set<string> {
  const names = new Set<string>();
  walk<RootContent>(tree, (node) => {
    if (isJsxElement(node) && node.name) names.add(node.name.split('.')[0]!);
    if (node.type === 'element') names.add(node.tagName);
    for (const program of getPrograms(node)) collectNames(program, names);
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
