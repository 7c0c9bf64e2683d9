import type { Program } from 'estree';
import { walk as walkEstree } from 'estree-walker';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { type WalkNode, walk } from '../tree/walk';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Returns all identifiers referenced in expressions, JSX attributes and exports. */
export function findReferencedNames(tree: WalkNode): Set<string> {
  const names = new Set<string>();
  walk(tree, (node) => {
    for (const program of getPrograms(node)) collectNames(program, names);
    return undefined;
  });
  return names;
}

/** Returns the ESTree programs of a node and its attributes. */
export function getPrograms(node: WalkNode & { data?: unknown; attributes?: unknown }): Program[] {
  const programs: Program[] = [];
  const estree = (node.data as { estree?: Program } | undefined)?.estree;
  if (estree) programs.push(estree);
  if (isJsxElement(node)) {
    for (const attribute of node.attributes) {
      const owner =
        attribute.type === 'mdxJsxExpressionAttribute'
          ? attribute
          : typeof attribute.value === 'object'
            ? attribute.value
            : undefined;
      if (owner?.data?.estree) programs.push(owner.data.estree);
    }
  }
  return programs;
}

/** Checks whether a node of a Markdown tree is a JSX element. */
export function isJsxElement(node: WalkNode): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Adds all identifiers in a program to `names`, except those in import declarations. */
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

/** Returns all JSX elements in a tree. */
export function findJsxElements(tree: Root): JsxElement[] {
  const found: JsxElement[] = [];
  walk(tree, (node) => {
    if (isJsxElement(node)) found.push(node);
    return undefined;
  });
  return found;
}
