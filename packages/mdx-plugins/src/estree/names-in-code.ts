import type { Program } from 'estree';
import { walk as walkEstree } from 'estree-walker';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { type WalkNode, walk } from '../tree/walk';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Names that code in expressions, attributes and exports refers to. */
export function namesInCode(tree: WalkNode): Set<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    for (const program of programsOf(node)) collectNames(program, names);
    return undefined;
  });
  return names;
}

/** Programs of a node: its own, and those of its attributes. */
export function programsOf(node: WalkNode & { data?: unknown; attributes?: unknown }): Program[] {
  const programs: Program[] = [];
  const own = (node.data as { estree?: Program } | undefined)?.estree;
  if (own) programs.push(own);
  if (isJsxElement(node)) {
    for (const attribute of node.attributes) {
      const holder =
        attribute.type === 'mdxJsxExpressionAttribute'
          ? attribute
          : typeof attribute.value === 'object'
            ? attribute.value
            : undefined;
      if (holder?.data?.estree) programs.push(holder.data.estree);
    }
  }
  return programs;
}

function isJsxElement(node: WalkNode): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Add every identifier of a program but those its imports declare. */
export function collectNames(program: Program, names: Set<string>): void {
  walkEstree(program, {
    enter(node) {
      if (node.type === 'ImportDeclaration') this.skip();
      else if (node.type === 'Identifier' || (node.type as string) === 'JSXIdentifier') {
        names.add((node as { name: string }).name);
      }
    },
  });
}

/** All JSX elements below a node. */
export function jsxElementsOf(tree: Root): JsxElement[] {
  const found: JsxElement[] = [];
  walk(tree, (node) => {
    if (isJsxElement(node)) found.push(node);
    return undefined;
  });
  return found;
}
