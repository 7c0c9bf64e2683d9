const HEREDOC = /<<-?\s*(['"]?)(\w+)\1/;
const CONTINUED = /(?:\\|&&|\|\|?|\{|\(|\b(?:do|then|else))$/;

/**
 * Splits a shell block into commands. Each line is a command, unless it ends with an operator or a backslash or starts
 * a here-document. Comments and `$ ` are removed.
 */
export function commandsOf(code: string): string[] {
  const commands: string[] = [];
  let current = '';
  let end: string | undefined;
  let depth = 0;
  for (const raw of code.split('\n')) {
    if (end !== undefined) {
      current += `\n${raw}`;
      if (raw.trim() === end) end = undefined;
    } else {
      const line = raw.replace(/^\$ /, '').trim();
      if (line === '' || line.startsWith('#')) continue;
      current = current.endsWith('\\')
        ? current.slice(0, -1) + line
        : [current, line].filter(Boolean).join('\n');
      end = HEREDOC.exec(line)?.[2];
      depth += countWords(line, /^(?:for|while|until|if|case)\b/g);
      depth -= countWords(line, /(?:^|;\s*)(?:done|fi|esac)\b/g);
    }
    if (end !== undefined || depth > 0 || CONTINUED.test(current)) continue;
    commands.push(current);
    current = '';
  }
  if (current !== '') commands.push(current);
  return commands;
}

function countWords(line: string, pattern: RegExp): number {
  return line.match(pattern)?.length ?? 0;
}
