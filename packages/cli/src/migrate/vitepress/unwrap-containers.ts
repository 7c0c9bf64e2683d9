/** Containers that only keep Vue, or its styles, from what they hold. */
const UNWRAPPED = new Set(['v-pre', 'raw']);

/** Reads lines in order: takes out the marks of containers that mean nothing here, and tells what it stands in. */
export function createContainers(): (line: string) => {
  line: string;
  isGroup: boolean;
  isVerbatim: boolean;
} {
  const open: { colons: number; name: string }[] = [];
  const state = (line: string) => ({
    line,
    isGroup: open.at(-1)?.name === 'code-group',
    isVerbatim: open.some(({ name }) => name === 'v-pre'),
  });
  return (line) => {
    const [, colons = '', name = ''] = /^\s*(:{3,})[ \t]*([\w-]*)/.exec(line) ?? [];
    if (colons === '') return state(line);
    if (name !== '') {
      open.push({ colons: colons.length, name });
      return state(UNWRAPPED.has(name) ? '' : line);
    }
    const index = open.findLastIndex((container) => container.colons <= colons.length);
    if (index < 0) return state(line);
    const [closed] = open.splice(index);
    return state(closed && UNWRAPPED.has(closed.name) ? '' : line);
  };
}
