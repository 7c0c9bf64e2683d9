import type { Code } from 'mdast';
import { suggest } from '../diagnostics/did-you-mean';
import { type ProblemLocation, warn } from '../diagnostics/report';
import type { FenceTransformer } from '../options';
import type { PageState } from '../page/page-state';
import type { Meta } from './fence-meta';
import { findInvalidNotations, NOTATION_NAMES } from './notation';

/** Documented attributes. */
const PUBLIC_KEYS = ['title', 'lineNumbers', 'wrapCode', 'fold', 'height', 'file'];

/** Attributes for tools that run code examples. They do not affect rendering. */
const EXAMPLE_KEYS = ['norun', 'exit', 'keep'];

/** All accepted attributes, including aliases and attributes used by common plugins. */
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

/** Warns about invalid or unknown code block attributes and out-of-range line numbers. */
export function warnAboutFenceMeta(
  meta: Meta,
  code: string,
  placeAt: (offset: number) => ProblemLocation,
  state: PageState,
  transformers: readonly FenceTransformer[] = [],
): void {
  const added = transformers.map(({ attribute }) => attribute);
  for (const { offset, message, hint } of meta.problems) {
    warn(state, placeAt(offset), { message, hint });
  }
  for (const key of Object.keys(meta.values)) {
    if (KEYS.includes(key) || added.includes(key)) continue;
    warn(state, placeAt(meta.offsets[key] ?? 0), {
      message: `Unknown code block attribute "${key}"`,
      hint: suggest(
        key,
        PUBLIC_KEYS,
        `Supported attributes: ${PUBLIC_KEYS.join(', ')}, \`{1,3-5}\` and \`/word/\`.`,
      ),
    });
  }
  checkNumbers(meta, placeAt, state);
  const count = code.split('\n').length;
  const last = Math.max(0, ...meta.highlight);
  if (last > count) {
    warn(state, placeAt(meta.offsets['{}'] ?? 0), {
      message: `Cannot highlight line ${last}: the code block has ${count} ${count === 1 ? 'line' : 'lines'}`,
      hint: 'Line numbers start at 1.',
    });
  }
}

function checkNumbers(
  { values, offsets }: Meta,
  placeAt: (offset: number) => ProblemLocation,
  state: PageState,
): void {
  for (const key of ['height', 'lineNumbers']) {
    const value = values[key];
    const isNumber = typeof value === 'string' && /^\d+(?:px)?$/.test(value);
    if (value === undefined || isNumber || (typeof value === 'boolean' && key !== 'height'))
      continue;
    warn(state, placeAt(offsets[key] ?? 0), {
      message: `Expected a number for attribute "${key}", got "${value}"`,
      hint:
        key === 'height'
          ? 'Set the height in pixels, for example `height=300`.'
          : 'Set the first line number, for example `lineNumbers=10`.',
    });
  }
}

/** Warns about `[!code …]` comments that have no effect, because readers see them. `code` can be from another file. */
export function warnAboutNotation(node: Code, code: string, path: string, state: PageState): void {
  const start = code === node.value ? node.position?.start : undefined;
  for (const { line, notation } of findInvalidNotations(code)) {
    const at = start ? { line: start.line + line + 1, column: start.column } : node.position;
    warn(
      state,
      { file: path, at },
      {
        message: `Invalid notation \`${notation}\`; shown as part of the code`,
        hint: `Write \`[!code name]\` at the end of the comment, with one of these names: ${NOTATION_NAMES.join(', ')}. To show it as it is, write \`[\\!code name]\`.`,
      },
    );
  }
}

/** Checks whether a code block has no closing fence, so that it extends to the end of its container. */
export function isUnclosedFence({ position }: Code, source: string): boolean {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) return false;
  const text = source.slice(start, end);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(text) ?? [];
  if (fence === undefined) return false;
  const last = text
    .slice(text.lastIndexOf('\n') + 1)
    .replace(/^[\s>]+/, '')
    .trimEnd();
  return !text.includes('\n') || !last.startsWith(fence) || last.replaceAll(fence[0]!, '') !== '';
}
