import {
  getMeta,
  isOptional,
  type SchemaNode,
} from '../../packages/mdx-plugins/src/schema/schema-node.ts';
import { isNewer } from './first-release.ts';
import { type FormatKey, keysOf } from './keys.ts';
import { defaultText, printType } from './print-types.ts';
import { printValue } from './print-value.ts';

/**
 * Prints a section for each key of a format, in the order of the schema.
 *
 * @param levelOf - returns the level of the heading of a key
 */
export function printKeys(schema: SchemaNode, levelOf: (path: string) => number = () => 3): string {
  const byPath = new Map<string, FormatKey[]>();
  for (const key of keysOf(schema)) byPath.set(key.path, [...(byPath.get(key.path) ?? []), key]);
  return [...byPath.values()].map((keys) => printSection(keys, levelOf)).join('\n\n');
}

/** Prints the section of a key. Several objects of a union can have the same key. */
function printSection(keys: readonly FormatKey[], levelOf: (path: string) => number): string {
  const [first] = keys;
  const nodes = keys.map(({ node }) => node);
  const unique = (texts: readonly (string | undefined)[]) => [
    ...new Set(texts.filter((text) => text !== undefined)),
  ];
  const types = unique(nodes.map((node) => oneLine(printType(node))));
  const variants = unique(keys.flatMap(({ variant }) => variant?.values)).map(printValue);
  const isSelector = keys.every(({ name, variant }) => name === variant?.key);
  const defaults = unique(nodes.map(printDefault));
  const examples = unique(
    nodes.flatMap((node) => (getMeta(node).examples ?? []).map((example) => printValue(example))),
  );
  const facts = [
    `**Type:** \`${types.join(' | ')}\``,
    ...printRequired(keys),
    ...(defaults.length > 0 ? [`**Default:** ${defaults.join(', or ')}`] : []),
    ...(examples.length > 0
      ? [`**Example:** ${examples.map((example) => code(example)).join(', ')}`]
      : []),
    ...(variants.length > 0 && !isSelector
      ? [`**Only for:** ${variants.map((one) => code(one)).join(', ')}`]
      : []),
    ...(isNewer(first!.since) ? [`**Since:** ${first!.since}`] : []),
  ];
  const descriptions = isSelector
    ? keys.map(({ node }) => `- ${code(oneLine(printType(node)))}: ${getMeta(node).description}`)
    : unique(nodes.map((node) => getMeta(node).description));
  return `${'#'.repeat(levelOf(first!.path))} \`${first!.path}\`\n\n${facts.map((fact) => `- ${fact}`).join('\n')}\n\n${descriptions.join(isSelector ? '\n' : '\n\n')}`;
}

/** Returns whether a key is required, in all objects of a union or in some of them. */
function printRequired(keys: readonly FormatKey[]): string[] {
  if (keys[0]!.name === '*') return [];
  const required = keys.filter(({ node }) => !isOptional(node));
  if (required.length === keys.length) return ['**Required**'];
  const variants = new Set(
    required.flatMap(({ variant }) => variant?.values ?? []).map(printValue),
  );
  return variants.size > 0 ? [`**Required for:** ${[...variants].map(code).join(', ')}`] : [];
}

function printDefault(node: SchemaNode): string | undefined {
  const text = defaultText(node);
  if (text === undefined) return undefined;
  return getMeta(node).defaultText === undefined ? code(text) : text;
}

/** Prints a type on one line, without documentation. Large objects are abbreviated to `object`. */
function oneLine(type: string): string {
  const text = type
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('; }', ' }');
  return text.length > 80 ? text.replace(/\{.*\}/, 'object') : text;
}

/** Prints inline code. The text can contain backticks. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
