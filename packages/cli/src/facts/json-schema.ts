/** JSON Schema, with the keywords that are compared. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  default?: unknown;
}

/** Returns the schema of a key, or `undefined` if the schema has no such key. */
export function findKey(root: JsonSchema, path: readonly string[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((schema, key) => {
    const parts = schema ? alternatives(schema, root) : [];
    return parts.map(({ properties }) => properties?.[key]).find((found) => found !== undefined);
  }, root);
}

/** Returns the TypeScript type of a schema. */
export function toType(schema: JsonSchema, root: JsonSchema, depth = 0): string {
  // A schema can contain itself.
  if (depth > 8) return 'any';
  const print = (part: JsonSchema) => toType(part, root, depth + 1);
  const resolved = resolve(schema, root);
  if (resolved.enum) return resolved.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in resolved) return JSON.stringify(resolved.const);
  const union = resolved.anyOf ?? resolved.oneOf;
  if (union) return union.map((part) => `(${print(part)})`).join(' | ');
  if (resolved.allOf) return resolved.allOf.map((part) => `(${print(part)})`).join(' & ');
  return [resolved.type ?? 'unknown']
    .flat()
    .map((type) => toTypeOf(type, resolved, print))
    .join(' | ');
}

function toTypeOf(
  type: string,
  { items, properties = {}, required = [], additionalProperties: rest }: JsonSchema,
  print: (part: JsonSchema) => string,
): string {
  if (type === 'integer') return 'number';
  if (type === 'array') return items ? `(${print(items)})[]` : 'any[]';
  if (type !== 'object') return type;
  const members = Object.entries(properties).map(
    ([key, part]) => `${JSON.stringify(key)}${required.includes(key) ? '' : '?'}: ${print(part)}`,
  );
  if (members.length === 0) {
    return `Record<string, ${typeof rest === 'object' ? print(rest) : 'any'}>`;
  }
  return `{ ${members.join('; ')} }`;
}

/** Returns the default of a schema, or that of what it refers to. */
export function defaultOf(schema: JsonSchema, root: JsonSchema): unknown {
  return 'default' in schema ? schema.default : resolve(schema, root).default;
}

function alternatives(schema: JsonSchema, root: JsonSchema): JsonSchema[] {
  const resolved = resolve(schema, root);
  const parts = [...(resolved.anyOf ?? []), ...(resolved.oneOf ?? []), ...(resolved.allOf ?? [])];
  return [resolved, ...parts.map((part) => resolve(part, root))];
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  let current = schema;
  for (let i = 0; current.$ref?.startsWith('#') && i < 20; i++) {
    const found = current.$ref
      .split('/')
      .slice(1)
      .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], root);
    current = (found ?? {}) as JsonSchema;
  }
  return current;
}
