import { commandsFor } from '@octavo/theme/package-manager';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';

export interface RemarkCommandTabsOptions {
  /** Modules that export the theme's `PackageManagerTabs`. */
  themeModules: readonly string[];
}

/**
 * Converts `PackageManagerTabs` commands for each package manager at compile time, so that the conversion code is not
 * sent to browsers. Dynamic commands are converted at runtime.
 */
export const remarkCommandTabs: Plugin<[RemarkCommandTabsOptions], Root> = ({ themeModules }) => {
  return (tree) => {
    if (importsOtherComponent(tree, themeModules)) return;
    convertIn(tree);
  };
};

/** Converts all commands in a node. Does not use `unist-util-visit`, which takes 2 % of the CPU time of a cold build here. */
function convertIn(node: Nodes): void {
  if (node.type === 'mdxJsxFlowElement' && node.name === 'PackageManagerTabs') convert(node);
  if ('children' in node) for (const child of node.children) convertIn(child);
}

function convert(node: MdxJsxFlowElement): void {
  const converted = convertCommand(node);
  if (!converted) return;
  const { commands, hasTools } = converted;
  // The icons of additional tools can be any expression, which only the component can render.
  if (!hasTools) node.name = 'CommandTabs';
  const rest = node.attributes.filter(
    (attribute) => !['command', 'exec', 'dlx'].includes(nameOf(attribute)),
  );
  node.attributes = [...rest, createJsonAttribute(hasTools ? 'command' : 'commands', commands)];
}

/** Checks whether the page imports a `PackageManagerTabs` component that does not come from the theme. */
function importsOtherComponent(tree: Root, themeModules: readonly string[]): boolean {
  return tree.children.some((node) => {
    if (node.type !== 'mdxjsEsm' || !/\bPackageManagerTabs\b/.test(node.value)) return false;
    const source = /\bPackageManagerTabs\b[^'"]*['"]([^'"]+)['"]/.exec(node.value)?.[1];
    return source === undefined || !themeModules.includes(source);
  });
}

/** Converts the command of a component, or returns `undefined` if a prop that it depends on is not static. */
function convertCommand({
  attributes,
}: MdxJsxFlowElement): { commands: Record<string, string>; hasTools: boolean } | undefined {
  let command: string | undefined;
  let tools: string[] | undefined;
  let mode: 'command' | 'exec' | 'dlx' = 'command';
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') return undefined;
    const { name, value } = attribute;
    if (name === 'command' && typeof value === 'string') command = value;
    else if (name === 'additionalTabs') {
      tools = toolsOf(value);
      if (!tools) return undefined;
    } else if (name === 'exec' || name === 'dlx') {
      const isOn = toBoolean(value);
      if (isOn === undefined) return undefined;
      if (isOn && mode !== 'dlx') mode = name;
    }
  }
  if (command === undefined) return undefined;
  return { commands: commandsFor(command, mode, tools), hasTools: tools !== undefined };
}

type Value = MdxJsxAttribute['value'];

function toBoolean(value: Value): boolean | undefined {
  if (value === null || value === undefined) return true;
  const text = typeof value === 'string' ? '' : value.value.trim();
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** Returns the names of the tools in an array, or `undefined` if they are not static. */
function toolsOf(value: Value): string[] | undefined {
  const [statement] = (typeof value === 'object' && value?.data?.estree?.body) || [];
  if (statement?.type !== 'ExpressionStatement' || statement.expression.type !== 'ArrayExpression')
    return undefined;
  const tools = statement.expression.elements.map((element) => {
    const property =
      element?.type === 'ObjectExpression' &&
      element.properties.find(
        (each) =>
          each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === 'tool',
      );
    const name = property && property.type === 'Property' && property.value;
    return name && name.type === 'Literal' && typeof name.value === 'string' ? name.value : '';
  });
  return tools.includes('') ? undefined : tools;
}

function nameOf(attribute: MdxJsxFlowElement['attributes'][number]): string {
  return attribute.type === 'mdxJsxAttribute' ? attribute.name : '';
}

function createJsonAttribute(name: string, value: Record<string, string>): MdxJsxAttribute {
  const expression = valueToEstree(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{ type: 'ExpressionStatement', expression }],
          comments: [],
        },
      },
    },
  };
}
