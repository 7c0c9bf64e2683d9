/** Steps (insert, drop, replace, swap neighbours) from one word to another. */
export function distance(a: string, b: string): number {
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

/** The candidate closest to a misspelled word, if any is close; letter case counts for little. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = word.length < 4 ? 1 : word.length < 8 ? 2 : 3;
  let found: string | undefined;
  let best = limit + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const steps = distance(word.toLowerCase(), candidate.toLowerCase());
    if (steps < best) {
      best = steps;
      found = candidate;
    }
  }
  return found;
}

/** `Did you mean …?`, or else what is possible. */
export function suggestion(word: string, candidates: readonly string[], otherwise: string): string {
  const found = nearest(word, candidates);
  return found === undefined ? otherwise : `Did you mean \`${found}\`?`;
}
