/**
 * Returns the edit distance between two strings: the number of insertions, deletions, substitutions and transpositions.
 *
 * @example
 * editDistance('tabs', 'tbas'); // 1
 */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, beforeLast[j - 2]! + 1);
      }
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length]!;
}

/**
 * Returns the candidate most similar to a misspelled word, or `undefined` if no candidate is similar. Case-insensitive.
 *
 * @example
 * nearest('titel', ['title', 'description']); // 'title'
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = word.length < 6 ? 1 : word.length < 9 ? 2 : 3;
  const typed = word.toLowerCase();
  let found: string | undefined;
  let best = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const name = candidate.toLowerCase();
    // Replacing a letter in a short word usually results in a different word, such as "dot" and "pot".
    if (word.length < 4 && name.length === word.length && !hasSameLetters(typed, name)) continue;
    const steps = editDistance(typed, name);
    if (steps < best) {
      best = steps;
      found = candidate;
    }
  }
  return found;
}

function hasSameLetters(a: string, b: string): boolean {
  return [...a].toSorted().join('') === [...b].toSorted().join('');
}

/** Returns `Did you mean "…"?`, or the fallback if no candidate is similar. */
export function suggest(word: string, candidates: readonly string[], fallback: string): string {
  const found = nearest(word, candidates);
  return found === undefined ? fallback : `Did you mean "${found}"?`;
}
