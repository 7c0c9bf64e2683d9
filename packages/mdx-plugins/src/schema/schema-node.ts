/** The properties of a zod schema that code uses to traverse schemas. */
export interface SchemaNode {
  def: {
    type: string;
    shape?: Record<string, SchemaNode>;
    /** Schema of other keys. `never` if they are not allowed. */
    catchall?: SchemaNode;
    innerType?: SchemaNode;
    defaultValue?: unknown;
    element?: SchemaNode;
    keyType?: SchemaNode;
    valueType?: SchemaNode;
    options?: SchemaNode[];
    /** Key whose literal selects one of the options. */
    discriminator?: string;
    items?: SchemaNode[];
    entries?: Record<string, string>;
    values?: unknown[];
  };
  meta(): KeyMeta | undefined;
}

/** Documentation of a key or of a named type: the second argument of `.meta()` in every schema. */
export interface KeyMeta {
  /** Name of the exported TypeScript type, and of the definition in JSON Schemas. */
  id?: string;
  /** Label of a tuple element. */
  title?: string;
  description?: string;
  /** Example values. */
  examples?: readonly unknown[];
  /** Version that introduced the key. Nested keys inherit it. */
  since?: string;
  /** Default that code applies when it reads the value. Use `.default(…)` for a default that the schema applies. */
  default?: unknown;
  /** Describes a default that depends on something else. */
  defaultText?: string;
  deprecated?: boolean;
  /** TypeScript type, if the schema cannot express it: functions, regular expressions, narrower types. */
  tsType?: string;
  /** Whether JSON cannot express the value, such as a function. The JSON Schema then contains only description and default. */
  isCode?: boolean;
}

/** Keys of the metadata. */
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

/** Wrappers that describe a key, not the type of its value. */
const WRAPPERS = new Set(['optional', 'nullable', 'default', 'prefault', 'readonly']);

/** Returns the schema of a value, without `optional`, `default` and the like around it. */
export function unwrap(node: SchemaNode): SchemaNode {
  return WRAPPERS.has(node.def.type) && node.def.innerType ? unwrap(node.def.innerType) : node;
}

/** Returns a schema and the schemas it wraps, outermost first. */
function layersOf(node: SchemaNode): SchemaNode[] {
  const isWrapper = WRAPPERS.has(node.def.type) && node.def.innerType;
  return isWrapper ? [node, ...layersOf(node.def.innerType!)] : [node];
}

/** Returns the documentation of a key. Outer schemas override inner ones. */
export function metaOf(node: SchemaNode): KeyMeta {
  const layers = layersOf(node).map((layer) => layer.meta() ?? {});
  return Object.assign({}, ...layers.toReversed());
}

/** Returns whether a key is optional. */
export function isOptional(node: SchemaNode): boolean {
  return layersOf(node).some(({ def }) => ['optional', 'default', 'prefault'].includes(def.type));
}

/** Returns the default value of a key, if it has a constant one. */
export function defaultOf(node: SchemaNode): { value: unknown } | undefined {
  const layer = layersOf(node).find(({ def }) => def.type === 'default');
  if (layer) return { value: layer.def.defaultValue };
  const meta = metaOf(node);
  return 'default' in meta ? { value: meta.default } : undefined;
}
