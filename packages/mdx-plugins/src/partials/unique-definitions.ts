import type { Definition, FootnoteDefinition, Root, RootContent } from 'mdast';
import { type WalkNode, walk } from '../tree/walk';

declare module 'mdast' {
  interface Data {
    /** Whether the label differs from the source, because another file of the page defines the same label. */
    octRenamed?: boolean;
  }
}

type Target = Definition | FootnoteDefinition;
type Labeled = Extract<
  RootContent,
  {
    type: Target['type'] | 'linkReference' | 'imageReference' | 'footnoteReference';
  }
>;

const isTarget = (node: Labeled): node is Target =>
  node.type === 'definition' || node.type === 'footnoteDefinition';

/** Definitions of links and of footnotes have separate labels. */
const keyOf = ({ type, identifier }: Labeled): string =>
  `${type.startsWith('footnote') ? '^' : ''}${identifier}`;

/** The definitions of a file, and the references to them. */
type Scope = Map<string, Labeled[]>;

/**
 * Renames footnotes and link definitions of inlined partials whose label is already defined by the page or by another partial.
 * Otherwise, all references with a label would refer to its first definition.
 */
export function makeDefinitionsUnique(tree: Root): void {
  const scopes: Scope[] = [];
  collect(tree, scopes);
  const used = new Set(scopes.flatMap((scope) => [...scope.keys()]));
  const taken = new Set<string>();
  for (const scope of scopes) {
    for (const [key, nodes] of scope) {
      if (!nodes.some(isTarget)) continue;
      if (taken.has(key)) rename(nodes, key, used);
      else taken.add(key);
    }
  }
}

/** Adds the labels of a file to a new scope, and those of its partials to the following scopes. */
function collect(parent: WalkNode, scopes: Scope[]): void {
  const scope: Scope = new Map();
  scopes.push(scope);
  walk<RootContent>(parent, (node) => {
    if (node.type === 'octPartial') {
      collect(node, scopes);
      return false;
    }
    if (!('identifier' in node)) return undefined;
    const key = keyOf(node);
    scope.set(key, [...(scope.get(key) ?? []), node]);
    return undefined;
  });
}

function rename(nodes: readonly Labeled[], key: string, used: Set<string>): void {
  let number = 2;
  while (used.has(`${key}-${number}`)) number++;
  used.add(`${key}-${number}`);
  for (const node of nodes) {
    node.label = `${node.label ?? node.identifier}-${number}`;
    node.identifier += `-${number}`;
    node.data = { ...node.data, octRenamed: true };
  }
}
