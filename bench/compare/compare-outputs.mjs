import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findHunks } from './find-hunks.mjs';
import { applyChanges, removeAdditions, replaceHashes } from './normalize.mjs';

/** Files that are only compared by name, because their content depends on the order and the names of modules. */
const BUNDLED = /\.(?:js|css|map)$/;
/** Files that are not compared, because the numbers and contents of shared chunks depend on module paths. */
const NUMBERED = /\/\[chunk\]\./;
const BINARY = /\.(?:png|jpe?g|gif|webp|avif|ico|woff2?|pdf|wasm|gz|br|zip)$/;

/**
 * Compares the output of two builds of a site.
 *
 * @param {string} before output folder of the old build
 * @param {string} after output folder of the new build
 * @param {readonly ({old: string, new: string} | {added: string})[]} changes intentional changes of strings
 * @param {Set<object>} used receives the changes that occurred
 * @returns {{differences: Difference[], counts: Record<string, number>, sizes: Record<string, number[]>}}
 *   `counts`: compared files by kind; `sizes`: bytes of scripts and styles, old and new
 */
export function compareOutputs(before, after, changes, used) {
  const old = filesByName(before);
  const current = filesByName(after);
  const differences = [];
  const counts = { html: 0, text: 0, binary: 0 };
  for (const name of [...new Set([...old.keys(), ...current.keys()])].sort()) {
    if (NUMBERED.test(name)) continue;
    const [left, right] = [old.get(name) ?? [], current.get(name) ?? []];
    if (left.length !== right.length) {
      differences.push({ file: name, line: 1, ...countChange(left.length, right.length) });
      continue;
    }
    if (BUNDLED.test(name)) continue;
    const kind = BINARY.test(name) ? 'binary' : name.endsWith('.html') ? 'html' : 'text';
    counts[kind] += left.length;
    if (kind === 'binary') {
      const equal = left.every((file, index) =>
        readFileSync(file).equals(readFileSync(right[index])),
      );
      if (!equal)
        differences.push({ file: name, line: 1, removed: '(bytes)', added: '(other bytes)' });
      continue;
    }
    const texts = (files, edit) => files.map((file) => edit(readFileSync(file, 'utf8'))).sort();
    const expected = texts(left, (text) => applyChanges(replaceHashes(text), changes, used));
    const built = texts(right, (text) => removeAdditions(replaceHashes(text), changes, used));
    for (const [index, text] of expected.entries())
      for (const hunk of findHunks(text, built[index])) differences.push({ file: name, ...hunk });
  }
  const sizes = {
    js: [size(old, '.js'), size(current, '.js')],
    css: [size(old, '.css'), size(current, '.css')],
  };
  return { differences, counts, sizes };
}

/**
 * Groups equal changes, most frequent first, because a changed component affects every page.
 *
 * @param {readonly Difference[]} differences
 * @returns {{removed: string, added: string, locations: string[]}[]}
 */
export function groupDifferences(differences) {
  const groups = new Map();
  for (const { file, line, removed, added } of differences) {
    const key = JSON.stringify([removed, added]);
    const group = groups.get(key) ?? { removed, added, locations: [] };
    group.locations.push(`${file}:${line}`);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.locations.length - a.locations.length);
}

/** Returns the paths of files by their path without hashes. Several files can share one, such as numbered chunks. */
function filesByName(folder) {
  const found = new Map();
  for (const entry of readdirSync(folder, { recursive: true }).map(String).sort()) {
    const file = path.join(folder, entry);
    if (!statSync(file).isFile()) continue;
    const name = replaceHashes(entry);
    found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

function countChange(before, after) {
  const files = (count) =>
    count === 0 ? '(no file)' : count === 1 ? '(a file)' : `(${count} files)`;
  return { removed: files(before), added: files(after) };
}

function size(files, extension) {
  return [...files]
    .filter(([name]) => name.endsWith(extension))
    .flatMap(([, paths]) => paths)
    .reduce((sum, file) => sum + statSync(file).size, 0);
}

/** @typedef {{file: string, line: number, removed: string, added: string}} Difference */
