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
  const commands = commandsOf(node);
  if (!commands) return;
  node.name = 'CommandTabs';
  const rest = node.attributes.filter(
    (attribute) => !['command', 'exec', 'dlx'].includes(nameOf(attribute)),
  );
  node.attributes = [...rest, createJsonAttribute('commands', commands)];
}

/** Checks whether the page imports a `PackageManagerTabs` component that does not come from the theme. */
function importsOtherComponent(tree: Root, themeModules: readonly string[]): boolean {
  return tree.children.some((node) => {
    if (node.type !== 'mdxjsEsm' || !/\bPackageManagerTabs\b/.test(node.value)) return false;
    const source = /\bPackageManagerTabs\b[^'"]*['"]([^'"]+)['"]/.exec(node.value)?.[1];
    return source === undefined || !themeModules.includes(source);
  });
}

function commandsOf({ attributes }: MdxJsxFlowElement): Record<string, string> | undefined {
  let command: string | undefined;
  let mode: 'command' | 'exec' | 'dlx' = 'command';
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name === 'additionalTabs')
      return undefined;
    if (attribute.name === 'command' && typeof attribute.value === 'string')
      command = attribute.value;
    else if (attribute.name === 'exec' || attribute.name === 'dlx') {
      if (attribute.value !== null && attribute.value !== undefined) return undefined;
      if (mode !== 'dlx') mode = attribute.name;
    }
  }
  return command === undefined ? undefined : commandsFor(command, mode);
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
