import type { JsxElement } from './hast-mdx';

import { attributesOf } from './markdown-out/attributes';

/** Components of the theme that are given commands and show them as code. */
const COMMANDS = new Set(['CommandTabs', 'PackageManagerTabs']);

/** The commands that such a component shows, a line each; nothing for any other. */
export function commandText(node: Pick<JsxElement, 'name' | 'attributes'>): string {
  if (node.name === null || !COMMANDS.has(node.name)) return '';
  const { commands, command = commands } = attributesOf(node);
  if (typeof command === 'string') return command;
  if (typeof command !== 'object' || command === null) return '';
  return Object.values(command)
    .filter((line) => typeof line === 'string')
    .join('\n');
}
