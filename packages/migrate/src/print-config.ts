const WIDTH = 100;
const PACKAGE = '@octavo/cli';
const NAME = /^[A-Za-z_$][\w$]*$/;

/** Reference to an imported name, printed without quotes. */
class ImportReference {
  constructor(readonly name: string) {}
}

export interface ImportedPlugin {
  name: string;
  /** Module with a named export for the plugin. */
  from: string;
}

/** Generates the source code of a `docs.config.ts`. */
export function printConfig(
  config: Record<string, unknown>,
  plugins: readonly ImportedPlugin[] = [],
): string {
  const imports = plugins.map(({ name, from }) => `import { ${name} } from '${from}';\n`);
  const all =
    plugins.length > 0
      ? { ...config, plugins: plugins.map(({ name }) => new ImportReference(name)) }
      : config;
  return [
    `import { defineConfig } from '${PACKAGE}';\n`,
    imports.length > 0 ? `\n${imports.join('')}` : '',
    `\nexport default defineConfig(${print(all, 0, 'export default defineConfig('.length, true)});\n`,
  ].join('');
}

/** Prints a value as JavaScript, on a single line if it fits. */
function print(value: unknown, indent: number, used: number, isOpen = false): string {
  const inline = printInline(value);
  const isNested = Array.isArray(value)
    ? value.length > 1 &&
      value.every(
        (item) => typeof item === 'object' && item !== null && !(item instanceof ImportReference),
      )
    : typeof value === 'object' && value !== null && !isRegExp(value) && indent === 0;
  if (!isOpen && !isNested && indent + used + inline.length < WIDTH) return inline;
  const pad = ' '.repeat(indent + 2);
  const close = ' '.repeat(indent);
  if (Array.isArray(value)) {
    const items = value.map((item) => `${pad}${print(item, indent + 2, 1)},\n`);
    return items.length > 0 ? `[\n${items.join('')}${close}]` : '[]';
  }
  if (typeof value !== 'object' || value === null || isRegExp(value)) return inline;
  const entries = Object.entries(value).map(([key, item]) => {
    const name = printKey(key);
    return `${pad}${name}: ${print(item, indent + 2, name.length + 3)},\n`;
  });
  return entries.length > 0 ? `{\n${entries.join('')}${close}}` : '{}';
}

function printInline(value: unknown): string {
  if (typeof value === 'string') return printString(value);
  if (value instanceof ImportReference) return value.name;
  if (Array.isArray(value)) return `[${value.map(printInline).join(', ')}]`;
  if (typeof value !== 'object' || value === null || isRegExp(value)) return String(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `${printKey(key)}: ${printInline(item)}`,
  );
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
}

function printKey(key: string): string {
  return NAME.test(key) ? key : printString(key);
}

/** Prints a string literal with single quotes, or with double quotes to avoid escaping. */
function printString(text: string): string {
  const json = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return json;
  return `'${json.slice(1, -1).replace(/\\"/g, '"').replace(/'/g, "\\'")}'`;
}

function isRegExp(value: unknown): value is RegExp {
  return value instanceof RegExp;
}
