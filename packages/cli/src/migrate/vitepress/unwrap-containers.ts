/** Containers that only keep Vue, or its styles, from what they hold. */
const UNWRAPPED = new Set(['v-pre', 'raw']);

const MARK = /^\s*:{3,}/;
const CLOSING = /^\s*:{3,}\s*$/;

/** Reads lines in order: takes out the marks of containers that mean nothing here, and tells what it stands in. */
export function createContainers(): (
  line: string,
  rest: readonly string[],
) => {
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
  return (line, rest) => {
    const [, colons = '', name = ''] = /^\s*(:{3,})[ \t]*([\w-]*)/.exec(line) ?? [];
    if (colons === '') return state(line);
    if (name !== '') {
      open.push({ colons: colons.length, name });
      return state(UNWRAPPED.has(name) ? '' : line);
    }
    const innermost = open.findLastIndex((container) => container.colons <= colons.length);
    if (innermost < 0) return state(line);
    // There, one line closes all that it is long enough for; here each needs its own.
    const isLast = !CLOSING.test(rest.find((each) => MARK.test(each)) ?? '');
    const outermost = open.findIndex((container) => container.colons <= colons.length);
    const closed = open.splice(isLast ? outermost : innermost).toReversed();
    const indent = /^\s*/.exec(line)![0];
    const written = closed.filter(({ name }) => !UNWRAPPED.has(name));
    return state(written.map((each) => indent + ':'.repeat(each.colons)).join('\n'));
  };
}
