import type { Code } from 'mdast';
import { suggestion } from '../diagnostics/did-you-mean';
import { type Place, warn } from '../diagnostics/report';
import type { PageState } from '../page/page-state';
import type { Meta } from './fence-meta';

/** Keys of ours. */
const PUBLIC_KEYS = ['title', 'lineNumbers', 'wrapCode', 'fold', 'height', 'file'];

/** What tools that run examples read of a fence; a reader does not see it. */
const EXAMPLE_KEYS = ['norun', 'exit', 'keep'];

/** Keys that a fence may have: ours, other names for them, and words of plugins. */
const KEYS = [
  ...PUBLIC_KEYS,
  ...EXAMPLE_KEYS,
  'showLineNumbers',
  'wrap',
  'noWrap',
  'preview',
  'playground',
  'twoslash',
  'direction',
];

/** Say what of a fence's meta is not understood, or asks for what the code does not have. */
export function warnOfMeta(
  meta: Meta,
  code: string,
  placeOf: (offset: number) => Place,
  state: PageState,
): void {
  for (const { offset, message, hint } of meta.problems) {
    warn(state, placeOf(offset), { message, hint });
  }
  for (const key of Object.keys(meta.values)) {
    if (KEYS.includes(key)) continue;
    warn(state, placeOf(meta.offsets[key] ?? 0), {
      message: `Unknown word \`${key}\` after the language of a code block`,
      hint: suggestion(
        key,
        PUBLIC_KEYS,
        `There are ${PUBLIC_KEYS.join(', ')}, {1,3-5} and /word/.`,
      ),
    });
  }
  warnOfNumbers(meta, placeOf, state);
  const count = code.split('\n').length;
  const last = Math.max(0, ...meta.highlight);
  if (last > count) {
    warn(state, placeOf(meta.offsets['{}'] ?? 0), {
      message: `Expected lines within 1 to ${count} to highlight, got ${last}`,
      hint: 'Count the lines of the block from 1.',
    });
  }
}

function warnOfNumbers(
  { values, offsets }: Meta,
  placeOf: (offset: number) => Place,
  state: PageState,
): void {
  for (const key of ['height', 'lineNumbers']) {
    const value = values[key];
    const isNumber = typeof value === 'string' && /^\d+(?:px)?$/.test(value);
    if (value === undefined || isNumber || (typeof value === 'boolean' && key !== 'height'))
      continue;
    warn(state, placeOf(offsets[key] ?? 0), {
      message: `Expected a number for \`${key}\`, got \`${value}\``,
      hint:
        key === 'height' ? 'Write pixels: `height=300`.' : 'Write the first one: `lineNumbers=10`.',
    });
  }
}

/** Whether a fence goes on to the end of what it is in, because nothing closes it. */
export function isOpen({ position }: Code, source: string): boolean {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) return false;
  const text = source.slice(start, end);
  const [sign] = /^(?:`{3,}|~{3,})/.exec(text) ?? [];
  if (sign === undefined) return false;
  const last = text
    .slice(text.lastIndexOf('\n') + 1)
    .replace(/^[\s>]+/, '')
    .trimEnd();
  return !text.includes('\n') || !last.startsWith(sign) || last.replaceAll(sign[0]!, '') !== '';
}
