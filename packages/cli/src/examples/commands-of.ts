import { ShellScanner } from './shell-scanner';

/**
 * Splits a shell block into commands. Each line is a command, unless it ends with an operator or a backslash, starts a
 * here-document, or leaves a string, a group or a compound command open. Comments and `$ ` are removed.
 */
export function commandsOf(code: string): string[] {
  const commands: string[] = [];
  let current = '';
  let scanner = new ShellScanner();
  for (const raw of code.split('\n')) {
    if (scanner.delimiter !== undefined) {
      current += `\n${raw}`;
      if (raw.trim() === scanner.delimiter) scanner.endHereDocument();
    } else if (scanner.isQuoted) {
      current += `\n${raw}`;
      scanner.scan(raw);
    } else {
      const text = raw.replace(/^\$ /, '').trimStart();
      if (text.trim() === '' || text.startsWith('#')) continue;
      const { isJoined } = scanner;
      scanner.scan(text);
      // Spaces at the end of a line are part of a string that continues on the next line.
      const line = scanner.isQuoted ? text : text.trimEnd();
      current = isJoined ? current.slice(0, -1) + line : [current, line].filter(Boolean).join('\n');
    }
    if (!scanner.isComplete) continue;
    commands.push(current);
    current = '';
    scanner = new ShellScanner();
  }
  if (current !== '') commands.push(current);
  return commands;
}
