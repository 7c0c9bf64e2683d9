import { ShellScanner } from './shell-scanner';

/** Splits a shell block into commands. Comments and `$ ` are removed. */
export function commandsOf(code: string): string[] {
  const lines = code.split('\n');
  const commands: string[] = [];
  for (let i = 0; i < lines.length; ) {
    const { command, end } = readCommand(lines, i);
    if (command !== '') commands.push(command);
    i = end;
  }
  return commands;
}

/** Lines of a command, as one string. */
export interface ShellCommand {
  /** Empty for an empty line or a comment. */
  command: string;
  /** Index of the line after the command. */
  end: number;
  /** Whether the command ends before the end of the code. */
  isComplete: boolean;
}

/**
 * Reads one command. It is one line, unless the line ends with an operator or a backslash, starts a here-document, or
 * leaves a string, a group or a compound command open.
 */
export function readCommand(lines: readonly string[], start: number): ShellCommand {
  const scanner = new ShellScanner();
  let command = '';
  let end = start;
  do {
    const raw = lines[end++]!;
    if (scanner.delimiter !== undefined) {
      command += `\n${raw}`;
      if (raw.trim() === scanner.delimiter) scanner.endHereDocument();
    } else if (scanner.isQuoted) {
      command += `\n${raw}`;
      scanner.scan(raw);
    } else {
      const text = raw.replace(/^\$ /, '').trimStart();
      if (text.trim() === '' || text.startsWith('#')) continue;
      const { isJoined } = scanner;
      scanner.scan(text);
      // Spaces at the end of a line are part of a string that continues on the next line.
      const line = scanner.isQuoted ? text : text.trimEnd();
      command = isJoined ? command.slice(0, -1) + line : [command, line].filter(Boolean).join('\n');
    }
  } while (!scanner.isComplete && end < lines.length);
  return { command, end, isComplete: scanner.isComplete };
}
