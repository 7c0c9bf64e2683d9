import { attributesOf } from '../estree/static-attributes';
import type { JsxElement } from '../tree/jsx';

/** Props that a component of the theme shows as text, in the order in which it does. */
const SHOWN: Record<string, readonly string[]> = {
  Card: ['title', 'content'],
  Details: ['title'],
  LinkCard: ['title', 'description'],
};
/** Components that are given commands and show them as code. */
const COMMANDS = new Set(['CommandTabs', 'PackageManagerTabs']);

type Component = Pick<JsxElement, 'name' | 'attributes'>;

/** What a component of the theme shows of its props, piece by piece; nothing for any other. */
export function givenText(node: Component, hasCode = true): string[] {
  if (node.name === null) return [];
  if (COMMANDS.has(node.name)) return hasCode ? [commandsOf(node)] : [];
  const shown = Object.hasOwn(SHOWN, node.name) ? SHOWN[node.name]! : [];
  if (shown.length === 0) return [];
  const values = attributesOf(node);
  return shown.map((name) => values[name]).filter((value) => typeof value === 'string');
}

/** The commands, a line each. */
function commandsOf(node: Component): string {
  const { commands, command = commands } = attributesOf(node);
  if (typeof command === 'string') return command;
  if (typeof command !== 'object' || command === null) return '';
  return Object.values(command)
    .filter((line) => typeof line === 'string')
    .join('\n');
}
