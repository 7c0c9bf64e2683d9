/** VitePress containers without an equivalent. Their fences are removed, but their content is preserved. */
const UNWRAPPED = new Set(['v-pre', 'raw']);

const CONTAINER_FENCE = /^\s*:{3,}/;
const CLOSING_FENCE = /^\s*:{3,}\s*$/;

/** Creates a line-by-line converter for container fences, which also returns the state of the enclosing containers. */
export function createContainerConverter(): (
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
    // In VitePress, a single fence can close multiple containers. In Octavo, each container needs a closing fence.
    const isLast = !CLOSING_FENCE.test(rest.find((each) => CONTAINER_FENCE.test(each)) ?? '');
    const outermost = open.findIndex((container) => container.colons <= colons.length);
    const closed = open.splice(isLast ? outermost : innermost).toReversed();
    const indent = /^\s*/.exec(line)![0];
    const written = closed.filter(({ name }) => !UNWRAPPED.has(name));
    return state(written.map((each) => indent + ':'.repeat(each.colons)).join('\n'));
  };
}
