/** Sorted list of indexed terms, used for prefix completion and typo tolerance. */
export class Vocabulary {
  readonly #sorted: readonly string[];
  readonly #terms: ReadonlySet<string>;
  /** Terms grouped by length. Created lazily, for the first typo. */
  #byLength: Map<number, string[]> | undefined;

  constructor(terms: ReadonlySet<string>) {
    this.#terms = terms;
    this.#sorted = [...terms].sort();
  }

  has(term: string): boolean {
    return this.#terms.has(term);
  }

  /** Returns up to `limit` terms that start with `prefix`, including `prefix` itself. Prefers shorter terms. */
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

  /** Returns up to `limit` terms with an edit distance of 1 from `word`. */
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

  /** Returns up to `limit` terms with an edit distance of 2 from `word`. */
  withTwoEdits(word: string, limit: number): string[] {
    const found: string[] = [];
    for (let length = word.length - 2; length <= word.length + 2; length++) {
      for (const term of this.#withLength(length)) {
        if (isTwoEditsAway(word, term)) found.push(term);
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

/** Checks whether two strings differ by a single insertion, deletion, substitution or transposition of adjacent characters. */
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

/** Checks whether two different strings become equal, or one edit apart, after an edit at their first difference. */
export function isTwoEditsAway(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 2) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  const restA = a.slice(at);
  const restB = b.slice(at);
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  return (
    isEqualOrOneEditAway(restA.slice(1), restB) ||
    isEqualOrOneEditAway(restA, restB.slice(1)) ||
    isEqualOrOneEditAway(restA.slice(1), restB.slice(1)) ||
    (isSwapped && isEqualOrOneEditAway(restA.slice(2), restB.slice(2)))
  );
}

function isEqualOrOneEditAway(a: string, b: string): boolean {
  return a === b || isOneEditAway(a, b);
}
