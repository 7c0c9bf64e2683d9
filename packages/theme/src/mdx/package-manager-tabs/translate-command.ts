import { isCommandWord, parseCommand } from './parse-command';
import { type PackageManager, PRINTERS } from './print-command';
import { splitShell } from './split-shell';

export type { PackageManager };

/** How the command of a string form is to be read. */
export type CommandMode = 'command' | 'exec' | 'dlx';

const MANAGERS = new Set(['npm', 'yarn', 'pnpm', 'bun']);
const RUNNERS = new Set(['npx', 'pnpx', 'bunx']);

/**
 * Say a package manager's command in the words of another one.
 *
 * The command is written as for npm, with or without `npm` or `npx` in front of it. It may be several
 * lines or commands joined by `&&`; what is not a package manager's business stays as it is. A tool that
 * is not known gets its name put in front.
 */
export function translateCommand(
  command: string,
  manager: PackageManager | (string & {}),
  mode: CommandMode = 'command',
): string {
  let isFirst = true;
  let text = '';
  for (const { words, operator } of splitShell(command)) {
    if (operator !== '') {
      text =
        operator === '\n'
          ? `${text.trimEnd()}\n`
          : `${text.trimEnd()} ${operator} `.replace(/^ /, '');
      if (operator === '\n') isFirst = true;
      continue;
    }
    text += translateWords(words, manager, mode, isFirst);
    isFirst = false;
  }
  return text.trim();
}

function translateWords(
  words: readonly string[],
  manager: string,
  mode: CommandMode,
  isFirst: boolean,
): string {
  const start = words.findIndex((word) => !/^\w+=/.test(word));
  const environment = words.slice(0, Math.max(start, 0));
  const own = words.slice(environment.length);
  const [first = '', ...rest] = own;
  const join = (printed: readonly string[]) =>
    [...environment, ...printed].filter((word) => word !== '').join(' ');

  if (RUNNERS.has(first)) return join(print(manager, ['dlx', ...rest]));
  if (MANAGERS.has(first)) return join(print(manager, rest));
  if (isFirst && mode === 'dlx') return join(print(manager, ['dlx', ...own]));
  if (isFirst && mode === 'exec') return join(printBinary(manager, own));
  return join(isFirst || isCommandWord(first) ? print(manager, own) : own);
}

function print(manager: string, words: readonly string[]): string[] {
  if (!isKnown(manager)) return [manager, ...words];
  return PRINTERS[manager](parseCommand(words));
}

/** A binary of the project: every manager but npm runs it by its own name. */
function printBinary(manager: string, words: readonly string[]): string[] {
  if (manager === 'npm') return ['npx', ...words];
  if (manager === 'deno') return print(manager, ['exec', ...words]);
  return [manager, ...words];
}

function isKnown(manager: string): manager is PackageManager {
  return Object.hasOwn(PRINTERS, manager);
}
