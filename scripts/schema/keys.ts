import {
  metaOf,
  type SchemaNode,
  unwrap,
} from '../../packages/mdx-plugins/src/schema/schema-node.ts';

/** A key of a format. */
export interface FormatKey {
  /** From the root: `[]` is each item of a list, `*` each key of a map, as in `themeConfig.nav[].text`. */
  path: string;
  /** Name of the key; empty for the keys of a map. */
  name: string;
  node: SchemaNode;
  /** Version that introduced the key. */
  since: string;
  /** Values of the key that selects this variant of the object, such as `'algolia'` for `search.provider.appId`. */
  variants: readonly string[];
}

/** Returns all keys of a format, each followed by the keys below it. A type that occurs again is not repeated. */
export function keysOf(root: SchemaNode): FormatKey[] {
  const keys: FormatKey[] = [];
  const documented = new Set<string>();

  function visit(node: SchemaNode, path: string, since: string, variants: readonly string[]): void {
    const type = unwrap(node);
    const { id, since: own = since } = metaOf(type);
    if (id !== undefined && !['enum', 'literal'].includes(type.def.type)) {
      if (documented.has(id)) return;
      documented.add(id);
    }
    const { def } = type;
    for (const option of def.options ?? []) visit(option, path, own, variantsOf(option));
    for (const item of def.items ?? []) visit(item, path, own, []);
    if (def.element) visit(def.element, `${path}[]`, own, []);
    if (def.valueType) visit(def.valueType, join(path, '*'), own, []);
    if (def.type !== 'object') return;
    for (const [name, child] of Object.entries(def.shape!)) add(name, child, path, own, variants);
    if (def.catchall?.def.valueType) add('*', def.catchall, path, own, variants);
  }

  function add(
    name: string,
    node: SchemaNode,
    parent: string,
    since: string,
    variants: readonly string[],
  ): void {
    const isRepeated = keys.some(
      (key) =>
        key.node === node && parent.startsWith(parentOf(key.path)) && parent !== parentOf(key.path),
    );
    if (isRepeated) return;
    const path = join(parent, name);
    const own = metaOf(node).since ?? since;
    keys.push({ path, name, node, since: own, variants });
    // A type of its own is documented elsewhere.
    if (metaOf(node).tsType === undefined) visit(node, path, own, []);
  }

  visit(root, '', metaOf(root).since ?? '', []);
  return keys;
}

function join(parent: string, name: string): string {
  return parent === '' ? name : `${parent}.${name}`;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** Returns the literals that tell one object of a union from the others. */
function variantsOf(option: SchemaNode): string[] {
  const keys = Object.values(unwrap(option).def.shape ?? {}).map(({ def }) => def);
  return keys.flatMap(({ type, values, entries }) => {
    if (type === 'literal') return (values as unknown[]).map(String);
    return type === 'enum' ? Object.values(entries!) : [];
  });
}
