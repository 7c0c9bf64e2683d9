import {
  getMeta,
  type SchemaNode,
  unwrap,
} from '../../packages/mdx-plugins/src/schema/schema-node.ts';

/** A key of a format. */
export interface FormatKey {
  /** Path from the root, for example `themeConfig.nav[].text`. `[]` stands for list items, and `*` for the keys of a map. */
  path: string;
  /** Name of the key. `*` for the keys of a map. */
  name: string;
  node: SchemaNode;
  /** Version that introduced the key. */
  since: string;
  /** Discriminant of the union that contains the object: `name` and `algolia` for `search.provider.appId`. */
  variant?: Variant | undefined;
}

export interface Variant {
  key: string;
  values: readonly string[];
}

/** Returns all keys of a format, each followed by its nested keys. Named types are expanded only once. */
export function keysOf(root: SchemaNode): FormatKey[] {
  const keys: FormatKey[] = [];
  const documented = new Set<string>();

  function visit(node: SchemaNode, path: string, since: string, variant?: Variant): void {
    const type = unwrap(node);
    const { id, since: own = since } = getMeta(type);
    if (id !== undefined && !['enum', 'literal'].includes(type.def.type)) {
      if (documented.has(id)) return;
      documented.add(id);
    }
    const { def } = type;
    for (const option of def.options ?? [])
      visit(option, path, own, variantOf(option, def.discriminator));
    for (const item of def.items ?? []) visit(item, path, own);
    if (def.element) visit(def.element, `${path}[]`, own);
    if (def.valueType) visit(def.valueType, join(path, '*'), own);
    if (def.type !== 'object') return;
    for (const [name, child] of Object.entries(def.shape!)) add(name, child, path, own, variant);
    if (def.catchall?.def.valueType) add('*', def.catchall, path, own, variant);
  }

  function add(
    name: string,
    node: SchemaNode,
    parent: string,
    since: string,
    variant: Variant | undefined,
  ): void {
    const isRepeated = keys.some(
      (key) =>
        key.node === node && parent.startsWith(parentOf(key.path)) && parent !== parentOf(key.path),
    );
    if (isRepeated) return;
    const path = join(parent, name);
    const own = getMeta(node).since ?? since;
    keys.push({ path, name, node, since: own, variant });
    // Keys with a custom type are documented elsewhere.
    if (getMeta(node).tsType === undefined) visit(node, path, own);
  }

  visit(root, '', getMeta(root).since ?? '');
  return keys;
}

function join(parent: string, name: string): string {
  return parent === '' ? name : `${parent}.${name}`;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** Returns the discriminant of an option of a union. */
function variantOf(option: SchemaNode, key: string | undefined): Variant | undefined {
  if (key === undefined) return undefined;
  const { values = [], entries = {} } = unwrap(option).def.shape![key]!.def;
  return { key, values: [...values, ...Object.values(entries)].map(String) };
}
