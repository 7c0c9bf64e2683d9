/**
 * Replaces everything in a built file that depends on the content of scripts and other assets: content hashes in file
 * names, numbers of script chunks, and hashes of inline scripts.
 *
 * @param {string} text a built text file, or the path of a built file
 */
export function replaceHashes(text) {
  return text
    .replace(/\.[0-9a-f]{8}(?=\.[a-z][a-z0-9]{1,10}\b)/g, '.[hash]')
    .replace(/(?<=\bstatic\/js\/)\d+(?=\.\[hash\]\.js\b)/g, '[chunk]')
    .replace(/\bsha(256|384|512)-[A-Za-z0-9+/]{20,}={0,2}/g, 'sha$1-[hash]');
}

/**
 * Applies intentional changes of strings to a file of the old build.
 *
 * @param {readonly {old?: string, new?: string}[]} changes
 * @param {Set<object>} used receives the changes that occurred
 */
export function applyChanges(text, changes, used) {
  let changed = text;
  for (const change of changes) {
    if (change.old === undefined || !changed.includes(change.old)) continue;
    used.add(change);
    changed = changed.replaceAll(change.old, () => change.new);
  }
  return changed;
}

/**
 * Removes what was added on purpose from a text of the new build.
 *
 * @param {readonly {added?: string}[]} changes `added` is the source of a regular expression
 * @param {Set<object>} used receives the changes that occurred
 */
export function removeAdditions(text, changes, used) {
  let reduced = text;
  for (const change of changes) {
    if (change.added === undefined) continue;
    const rest = reduced.replace(new RegExp(change.added, 'g'), '');
    if (rest !== reduced) used.add(change);
    reduced = rest;
  }
  return reduced;
}
