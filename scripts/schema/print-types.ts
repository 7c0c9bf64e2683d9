import {
  getDefault,
  getMeta,
  isOptional,
  type SchemaNode,
  unwrap,
} from '../../packages/mdx-plugins/src/schema/schema-node.ts';
import { isNewer } from './first-release.ts';
import { printKey, printValue } from './print-value.ts';

const LINE_WIDTH = 100;

export interface TypesFile {
  /** Schemas with an `id`. Types that they reference are also printed. */
  schemas: readonly SchemaNode[];
  /** Names of types by the module to import them from. */
  imports?: Readonly<Record<string, readonly string[]>>;
  /** Declarations to use instead of the `id`, for example `{ Config: 'ConfigOf<Plugin>' }`. */
  declareAs?: Readonly<Record<string, string>>;
}

/** Prints the TypeScript types of schemas. The documentation of each key becomes JSDoc. */
export function printTypes({ schemas, imports = {}, declareAs = {} }: TypesFile): string {
  const imported = new Set(Object.values(imports).flat());
  const named = new Map<string, SchemaNode>();
  for (const schema of schemas) collectNamed(schema, imported, named);
  const declarations = [...named]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, node]) => printDeclaration(declareAs[id] ?? id, node));
  const importLines = Object.entries(imports).map(
    ([module, names]) => `import type { ${names.join(', ')} } from '${module}';`,
  );
  return `${[
    '// Generated from the schemas by `npm run generate`. Do not edit.',
    ...(importLines.length > 0 ? [importLines.join('\n')] : []),
    ...declarations,
  ].join('\n\n')}\n`;
}

function collectNamed(
  node: SchemaNode,
  imported: ReadonlySet<string>,
  named: Map<string, SchemaNode>,
): void {
  const type = unwrap(node);
  const { id } = getMeta(type);
  if (id !== undefined) {
    if (imported.has(id) || named.has(id)) return;
    named.set(id, type);
  }
  for (const child of childrenOf(type)) collectNamed(child, imported, named);
}

/** Returns the schemas that are nested in a schema. */
function childrenOf({ def }: SchemaNode): SchemaNode[] {
  return [
    ...Object.values(def.shape ?? {}),
    ...(def.options ?? []),
    ...(def.items ?? []),
    ...[def.element, def.valueType, def.catchall].filter((part) => part !== undefined),
  ].filter((part) => getMeta(part).tsType === undefined);
}

function printDeclaration(name: string, node: SchemaNode): string {
  const { description, since } = getMeta(node);
  if (!description || !since)
    throw new Error(`The schema "${name}" has no "description" or no "since".`);
  const docs = printDocs([description]);
  return node.def.type === 'object'
    ? `${docs}export interface ${name} ${printObject(node, '', since)}`
    : `${docs}export type ${name} = ${printStructure(node, '', since)};`;
}

/** Prints a TypeScript type. Named types are printed as their name. */
export function printType(node: SchemaNode, indent = '', since = ''): string {
  const { tsType } = getMeta(node);
  if (tsType !== undefined) return tsType;
  const type = unwrap(node);
  return getMeta(type).id ?? printStructure(type, indent, since);
}

function printStructure(node: SchemaNode, indent: string, since: string): string {
  const { def } = node;
  const print = (part: SchemaNode) => printType(part, indent, since);
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'unknown':
      return def.type;
    case 'literal':
      return def.values!.map(printValue).join(' | ');
    case 'enum':
      return Object.values(def.entries!).map(printValue).join(' | ');
    case 'array': {
      const element = print(def.element!);
      const isUnion = ['union', 'enum'].includes(unwrap(def.element!).def.type);
      return isUnion && element.includes(' | ') ? `(${element})[]` : `${element}[]`;
    }
    case 'tuple':
      return `[${def.items!.map((item) => label(item) + print(item)).join(', ')}]`;
    case 'record':
      return `Record<string, ${print(def.valueType!)}>`;
    case 'union':
      return [...new Set(def.options!.map(print))].join(' | ');
    case 'object':
      return printObject(node, indent, since);
    default:
      throw new Error(`Schemas of type "${def.type}" are not supported. Set "tsType".`);
  }
}

function label(item: SchemaNode): string {
  const { title } = getMeta(item);
  return title === undefined ? '' : `${title}: `;
}

function printObject({ def }: SchemaNode, indent: string, since: string): string {
  const inner = `${indent}  `;
  const keys = Object.entries(def.shape ?? {}).map(([key, node]) => {
    const own = getMeta(node).since ?? since;
    const optional = isOptional(node) ? '?' : '';
    return `${printDocs(docLines(node, own), inner)}${inner}${printKey(key)}${optional}: ${printType(node, inner, own)};`;
  });
  if (def.catchall && def.catchall.def.type !== 'never')
    keys.push(`${inner}[key: string]: ${printType(def.catchall, inner, since)};`);
  return `{\n${keys.join('\n')}\n${indent}}`;
}

function docLines(node: SchemaNode, since: string): string[] {
  const { description, examples = [], deprecated } = getMeta(node);
  const byDefault = defaultText(node);
  return [
    description ?? '',
    ...(byDefault === undefined ? [] : [`@default ${byDefault}`]),
    ...examples.map((example) => `@example ${printValue(example)}`),
    ...(isNewer(since) ? [`@since ${since}`] : []),
    ...(deprecated ? ['@deprecated'] : []),
  ];
}

/** Returns the default of a key: a description if there is one, or the value as code. */
export function defaultText(node: SchemaNode): string | undefined {
  const byDefault = getDefault(node);
  return getMeta(node).defaultText ?? (byDefault && printValue(byDefault.value));
}

function printDocs(lines: readonly string[], indent = ''): string {
  const wrapped = lines.flatMap((line) => (line.startsWith('@') ? [line] : wrap(line, indent)));
  if (wrapped.some((line) => line.includes('*/')))
    throw new Error(`Descriptions cannot contain "*/": ${wrapped.join(' ')}`);
  if (wrapped.length === 1) return `${indent}/** ${wrapped[0]} */\n`;
  return `${[`${indent}/**`, ...wrapped.map((line) => `${indent} * ${line}`), `${indent} */`].join('\n')}\n`;
}

function wrap(text: string, indent: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${indent} * ${last} ${word}`.length <= LINE_WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
