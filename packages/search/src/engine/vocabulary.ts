/** The sorted terms of an index, for completion and typo tolerance. */
export class Vocabulary {
  readonly #sorted: readonly string[];
  readonly #terms: ReadonlySet<string>;
  /** Terms by their length, created by the first lookup with a typo. */
  #byLength: Map<number, string[]> | undefined;

  constructor(terms: ReadonlySet<string>) {
    this.#terms = terms;
    this.#sorted = [...terms].sort();
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  /** Returns the terms that start with `prefix`, including `prefix` itself. If there are more than `limit`, the shortest ones. */
  withPrefix(prefix: string, limit: number): string[] {
    const found: string[] = [];
    for (let at = this.#lowerBound(prefix); at < this.#sorted.length; at++) {
      const term = this.#sorted[at]!;
      if (!term.startsWith(prefix)) break;
      found.push(term);
    }
    if (found.length <= limit) return found;
    return found.sort((a, b) => a.length - b.length).slice(0, limit);
  }

  /** Returns at most `limit` terms with an edit distance of one. */
  withOneEdit(word: string, limit: number): string[] {
    const found: string[] = [];
    for (let length = word.length - 1; length <= word.length + 1; length++) {
      for (const term of this.#withLength(length)) {
        if (isOneEditAway(word, term)) found.push(term);
        if (found.length === limit) return found;
      }
    }
    return found;
  }

  #withLength(length: number): readonly string[] {
    if (!this.#byLength) {
      this.#byLength = new Map();
      for (const term of this.#sorted) {
        const group = this.#byLength.get(term.length);
        if (group) group.push(term);
        else this.#byLength.set(term.length, [term]);
      }
    }
    return this.#byLength.get(length) ?? [];
  }

  #lowerBound(prefix: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#sorted[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Returns whether one insertion, deletion, substitution or transposition of adjacent characters turns `a` into `b`. */
export function isOneEditAway(a: string, b: string): boolean {
  const difference = a.length - b.length;
  if (a === b || difference > 1 || difference < -1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const restA = endA - start;
  const restB = endB - start;
  if (restA <= 1 && restB <= 1) return true;
  return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
