import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import type { Plugin } from 'unified';
import { declaredNames } from '../estree/esm';
import { staticText } from '../estree/static-expression';
import { pageState } from '../page/page-state';
import { staticProperties } from '../static-html/static-properties';
import { isJsxElement, type JsxElement } from '../tree/jsx';
import { walk } from '../tree/walk';
import type { Origins } from './rehype-origins';

/** Make elements of JSX that is plain HTML, and text of expressions that are literals. */
export const rehypeStaticJsx: Plugin<[], Root> = () => (tree, file) => {
  const { frontmatter } = pageState(file);
  simplify(
    tree,
    file.data.octavoOrigins,
    declaredNames(tree).has('frontmatter') ? {} : frontmatter,
  );
};

function simplify(
  parent: Nodes,
  origins: Origins | undefined,
  frontmatter: Readonly<Record<string, unknown>>,
): void {
  walk<RootContent>(parent, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const text = staticText(node.data?.estree ?? undefined, frontmatter);
      if (text === undefined) return undefined;
      return text === '' ? [] : [{ type: 'text', value: text }];
    }
    if (!isJsxElement(node)) return undefined;
    simplify(node, origins, frontmatter);
    const element = toElement(node);
    if (!element) return false;
    const origin = origins?.get(node);
    if (origin !== undefined) origins?.set(element, origin);
    return [element];
  });
}

function toElement(node: JsxElement): Element | undefined {
  if (!node.name || !/^[a-z][a-z\d-]*$/.test(node.name)) return undefined;
  const properties = staticProperties(node.attributes, node.name);
  if (!properties) return undefined;
  const element: Element = {
    type: 'element',
    tagName: node.name,
    properties,
    children: node.children as ElementContent[],
  };
  return node.position ? { ...element, position: node.position } : element;
}
