export interface SessionEntry {
  command: string;
  output: string;
}

/** Read a block that shows commands after `$ ` with what they print; nothing when it shows none. */
export function readSession(code: string): SessionEntry[] | undefined {
  if (!code.startsWith('$ ')) return undefined;
  const entries: SessionEntry[] = [];
  for (const line of code.split('\n')) {
    const last = entries.at(-1);
    if (line.startsWith('$ ')) entries.push({ command: line.slice(2), output: '' });
    else if (last) last.output += `${line}\n`;
  }
  return entries;
}
