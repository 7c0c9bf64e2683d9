import { readCommand } from './commands-of';

/** Command of a session with its output. */
export interface SessionEntry {
  command: string;
  output: string;
  /** Index of the first line of the output in the block. */
  start: number;
}

/**
 * Parses a block that shows commands after `$ ` with their output. A command can continue on the next lines, as in a
 * shell block. Returns `undefined` if the block does not start with a command.
 */
export function readSession(code: string): SessionEntry[] | undefined {
  if (!code.startsWith('$ ')) return undefined;
  const entries: SessionEntry[] = [];
  const lines = code.split('\n');
  for (let i = 0; i < lines.length; ) {
    const line = lines[i]!;
    if (line.startsWith('$ ')) {
      const { command, end, isComplete } = readCommand(lines, i);
      // A string that is never closed is an error of this line. The next ones are still output.
      const isCommand = isComplete && command !== '';
      i = isCommand ? end : i + 1;
      entries.push({ command: isCommand ? command : line.slice(2), output: '', start: i });
    } else {
      entries.at(-1)!.output += `${line}\n`;
      i++;
    }
  }
  return entries;
}
