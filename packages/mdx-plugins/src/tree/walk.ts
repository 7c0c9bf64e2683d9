/** Any tree of the unified family, seen from where it is walked. */
export interface WalkNode {
  type: string;
  children?: unknown;
}

/** What a visitor says: go on, do not enter, or put these in the node's place (they are not visited). */
export type Verdict<Node> = undefined | false | Node[];

/**
 * Visit every node below `parent` in document order. Much lighter than a general visitor, and pages are
 * walked several times.
 */
export function walk<Node extends WalkNode>(
  parent: WalkNode,
  visit: (node: Node, parent: WalkNode & { children: Node[] }) => Verdict<Node>,
): void {
  const children = parent.children as Node[] | undefined;
  if (!children) return;
  for (let index = 0; index < children.length; index++) {
    const node = children[index]!;
    const verdict = visit(node, parent as WalkNode & { children: Node[] });
    if (verdict === undefined) walk(node, visit);
    else if (verdict !== false) {
      children.splice(index, 1, ...verdict);
      index += verdict.length - 1;
    }
  }
}
