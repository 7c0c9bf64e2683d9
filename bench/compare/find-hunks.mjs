import { diffArrays } from 'diff';

/** Beyond this many changed pieces two files are reported as different as a whole. */
const MAX_EDITS = 3000;

/** Built files have long lines: also break them at tags and at the keys of JSON. */
const PIECES = /(?<=>)|(?=<)|(?<=\n)|(?<=[,{])(?=")/;

/**
 * Compares two texts.
 *
 * @returns {{line: number, removed: string, added: string}[]} what differs, in order; `line` is the line in `after`
 */
export function findHunks(before, after) {
  if (before === after) return [];
  const parts = diffArrays(before.split(PIECES), after.split(PIECES), { maxEditLength: MAX_EDITS });
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
