/** Generic unist node. */
export interface WalkNode {
  type: string;
  children?: unknown;
}

/**
 * Visitor result. `undefined` continues with the children, `false` skips them, and an array replaces the node without
 * visiting the replacement.
 */
export type VisitResult<Node> = undefined | false | Node[];

/**
 * Visits all descendants of `parent` in document order. Used instead of `unist-util-visit` for performance, because each
 * page is traversed multiple times.
 */
export function walk<Node extends WalkNode>(
  parent: WalkNode,
  visit: (node: Node, parent: WalkNode & { children: Node[] }) => VisitResult<Node>,
): void {
  const children = parent.children as Node[] | undefined;
  if (!children) return;
  for (let index = 0; index < children.length; index++) {
    const node = children[index]!;
    const result = visit(node, parent as WalkNode & { children: Node[] });
    if (result === undefined) walk(node, visit);
    else if (result !== false) {
      children.splice(index, 1, ...result);
      index += result.length - 1;
    }
  }
}
