import { diffArrays } from 'diff';

/** Maximum number of edits. If there are more, the result is a single hunk with both texts. */
const MAX_EDITS = 3000;

/** Splits texts at lines, tags and JSON keys, because built files have long lines. */
const BOUNDARY = /(?<=>)|(?=<)|(?<=\n)|(?<=[,{])(?=")/;

/**
 * Compares two texts.
 *
 * @returns {{line: number, removed: string, added: string}[]} the differences in order; `line` is the line in `after`
 */
export function findHunks(before, after) {
  if (before === after) return [];
  const parts = diffArrays(before.split(BOUNDARY), after.split(BOUNDARY), {
    maxEditLength: MAX_EDITS,
  });
  if (!parts) return [{ line: 1, removed: before, added: after }];
  const hunks = [];
  let line = 1;
  let open;
  for (const { value, added, removed } of parts) {
    const text = value.join('');
    if (added || removed) {
      if (!open) {
        open = { line, removed: '', added: '' };
        hunks.push(open);
      }
      open[added ? 'added' : 'removed'] += text;
    } else {
      open = undefined;
    }
    if (!removed) line += text.split('\n').length - 1;
  }
  return hunks;
}
