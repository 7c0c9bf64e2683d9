import { type CommandMode, translateCommand } from './translate-command';

const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'];

/**
 * The commands to show for each tool: a command as for npm said in the words of npm, yarn, pnpm, bun and whatever
 * other tools are named, or those given by tool as they are.
 */
export function commandsFor(
  command: string | Partial<Record<string, string>>,
  mode: CommandMode,
  otherTools: Iterable<string> = [],
): Record<string, string> {
  const given = typeof command === 'string' ? [] : Object.keys(command);
  const tools = [...new Set([...MANAGERS, ...otherTools, ...given])];
  return Object.fromEntries(
    tools.flatMap((tool) => {
      const line =
        typeof command === 'string' ? translateCommand(command, tool, mode) : command[tool];
      return line === undefined ? [] : [[tool, line]];
    }),
  );
}
