import { configRoot, type SchemaNode } from './schema-node';

/** A key of `docs.config.ts`, as its schema knows it. */
export interface ConfigKey {
  /** From the root: `themeConfig.nav[].text`. */
  path: string;
  /** What it takes, in words. */
  type: string;
  isOptional: boolean;
}

/** Every key of the configuration, those of objects within it after the key that holds them. */
export function configKeys(): ConfigKey[] {
  const keys: ConfigKey[] = [];
  const seen = new Set<object>();
  const visit = (node: SchemaNode, path: string): void => {
    const { def } = node;
    if (def.innerType) visit(def.innerType, path);
    for (const option of def.options ?? []) visit(option, path);
    if (def.element) visit(def.element, `${path}[]`);
    if (def.valueType) visit(def.valueType, `${path}.*`);
    if (!def.shape || seen.has(node)) return;
    // Entries of navigation hold more of their kind.
    seen.add(node);
    for (const [name, child] of Object.entries(def.shape)) {
      const own = path ? `${path}.${name}` : name;
      if (!keys.some((key) => key.path === own))
        keys.push({ path: own, type: typeOf(child), isOptional: child.def.type === 'optional' });
      visit(child, own);
    }
    seen.delete(node);
  };
  visit(configRoot, '');
  return keys;
}

function typeOf({ def }: SchemaNode): string {
  const { innerType, element, valueType, options, items, entries, values } = def;
  if (innerType) return typeOf(innerType);
  if (element) {
    const inner = typeOf(element);
    return `list of ${/ or /.test(inner) ? `(${inner})` : inner}`;
  }
  if (valueType) return `object of ${typeOf(valueType)}`;
  if (options) return [...new Set(options.map(typeOf))].join(' or ');
  if (items) return `[${items.map(typeOf).join(', ')}]`;
  if (entries) return Object.keys(entries).map(quote).join(' or ');
  if (values) return values.map(quote).join(' or ');
  return { string: 'text', custom: 'function', unknown: 'JSON' }[def.type] ?? def.type;
}

const quote = (value: unknown): string => `\`${JSON.stringify(value)?.replaceAll('"', "'")}\``;
