/** Subset of zod schema properties used to traverse schemas. */
export interface SchemaNode {
  def: {
    type: string;
    shape?: Record<string, SchemaNode>;
    /** Schema for additional keys. `never` if they are not allowed. */
    catchall?: SchemaNode;
    innerType?: SchemaNode;
    defaultValue?: unknown;
    element?: SchemaNode;
    keyType?: SchemaNode;
    valueType?: SchemaNode;
    options?: SchemaNode[];
    /** Discriminator key of a discriminated union. */
    discriminator?: string;
    items?: SchemaNode[];
    entries?: Record<string, string>;
    values?: unknown[];
  };
  meta(): KeyMeta | undefined;
}

/** Metadata for a key or a named type, set with `.meta()`. */
export interface KeyMeta {
  /** Name of the exported TypeScript type and JSON Schema definition. */
  id?: string;
  /** Label for a tuple item. */
  title?: string;
  description?: string;
  /** Example values. */
  examples?: readonly unknown[];
  /** Version that introduced the key. Nested keys inherit it. */
  since?: string;
  /** Default applied by the code that reads the value. Use `.default(…)` for defaults applied by the schema. */
  default?: unknown;
  /** Description of a computed default. */
  defaultText?: string;
  deprecated?: boolean;
  /** TypeScript type to use if the schema cannot express it, such as functions, regular expressions and narrower types. */
  tsType?: string;
  /**
   * Whether the value cannot be represented in JSON, such as a function. The JSON Schema then includes only the
   * description and default.
   */
  isCode?: boolean;
}

/** Keys in `KeyMeta`. */
export const META_KEYS: readonly (keyof KeyMeta)[] = [
  'id',
  'title',
  'description',
  'examples',
  'since',
  'default',
  'defaultText',
  'deprecated',
  'tsType',
  'isCode',
];

/** Wrapper types that describe a key rather than the type of its value. */
const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly']);

/** Removes wrappers such as `optional` and `default` from a schema. */
export function unwrap(node: SchemaNode): SchemaNode {
  return WRAPPERS.has(node.def.type) && node.def.innerType ? unwrap(node.def.innerType) : node;
}

/** Returns a schema and its wrapped schemas, outermost first. */
function layersOf(node: SchemaNode): SchemaNode[] {
  const isWrapper = WRAPPERS.has(node.def.type) && node.def.innerType;
  return isWrapper ? [node, ...layersOf(node.def.innerType!)] : [node];
}

/** Returns the merged metadata for a key. Outer schemas override inner schemas. */
export function getMeta(node: SchemaNode): KeyMeta {
  const layers = layersOf(node).map((layer) => layer.meta() ?? {});
  return Object.assign({}, ...layers.toReversed());
}

/** Checks whether a key is optional. */
export function isOptional(node: SchemaNode): boolean {
  return layersOf(node).some(({ def }) => ['optional', 'default', 'prefault'].includes(def.type));
}

/** Returns the default value for a key if it is constant. */
export function getDefault(node: SchemaNode): { value: unknown } | undefined {
  const layer = layersOf(node).find(({ def }) => def.type === 'default');
  if (layer) return { value: layer.def.defaultValue };
  const meta = getMeta(node);
  return 'default' in meta ? { value: meta.default } : undefined;
}
