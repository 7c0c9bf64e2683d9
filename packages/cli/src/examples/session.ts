/** Command of a session with its output. */
export interface SessionEntry {
  command: string;
  output: string;
  /** Index of the first line of the output in the block. */
  start: number;
}

/** Parses a block that shows commands after `$ ` with their output. Returns `undefined` if it does not start with one. */
export function readSession(code: string): SessionEntry[] | undefined {
  if (!code.startsWith('$ ')) return undefined;
  const entries: SessionEntry[] = [];
  for (const [i, line] of code.split('\n').entries()) {
    const last = entries.at(-1);
    if (line.startsWith('$ ')) entries.push({ command: line.slice(2), output: '', start: i + 1 });
    else if (last) last.output += `${line}\n`;
  }
  return entries;
}
