import { findWordsNear, type WordList } from './word-list';

/** What a lookup needed and the vocabulary did not contain. */
export interface MissingParts {
  /** Numbers of the parts with terms. */
  parts: number[];
  /** Whether the list of words is needed. */
  words: boolean;
}

/**
 * Sorted terms of an index, used for prefix completion and typo tolerance.
 *
 * The terms can be in several parts that are loaded on demand. A lookup in a part that is not loaded finds nothing and
 * records the part, so that the caller can load it and look again.
 */
export class Vocabulary {
  readonly #firstTerms: readonly string[];
  readonly #parts: (readonly string[] | undefined)[];
  readonly #missing = new Set<number>();
  readonly #getWords: () => WordList | undefined;
  #isMissingWords = false;

  /**
   * @param firstTerms first term of each part, sorted
   * @param getWords returns the list of words, or `undefined` if it is not loaded
   */
  constructor(firstTerms: readonly string[], getWords: () => WordList | undefined) {
    this.#firstTerms = firstTerms;
    this.#parts = firstTerms.map(() => undefined);
    this.#getWords = getWords;
  }

  /** Adds the sorted terms of a part. */
  addPart(part: number, terms: readonly string[]): void {
    this.#parts[part] = terms;
  }

  has(term: string): boolean {
    const terms = this.#part(this.#findPart(term));
    return terms?.[lowerBound(terms, term)] === term;
  }

  /** Returns up to `limit` terms that start with `prefix`, including `prefix` itself. Prefers shorter terms. */
  withPrefix(prefix: string, limit: number): string[] {
    const found: string[] = [];
    for (let part = this.#findPart(prefix); part < this.#parts.length; part++) {
      const first = this.#firstTerms[part]!;
      if (first > prefix && !first.startsWith(prefix)) break;
      const terms = this.#part(part) ?? [];
      for (let at = lowerBound(terms, prefix); at < terms.length; at++) {
        if (!terms[at]!.startsWith(prefix)) break;
        found.push(terms[at]!);
      }
    }
    if (found.length <= limit) return found;
    return found.sort((a, b) => a.length - b.length).slice(0, limit);
  }

  /** Returns up to `limit` words that are the given number of edits away from a word. */
  withEdits(word: string, edits: 1 | 2, limit: number): string[] {
    const words = this.#words();
    const found = words ? findWordsNear(word, edits, words, limit) : [];
    for (const term of found) this.need(term);
    return found;
  }

  /** Records the part of a term if it is not loaded. */
  need(term: string): void {
    this.#part(this.#findPart(term));
  }

  /** Checks whether the index contains a word. Unlike `has`, does not need the part of the word. */
  hasWord(word: string): boolean {
    return this.#words()?.set.has(word) ?? false;
  }

  /** Whether a lookup since the last call of `takeMissing` needed something that is not loaded. */
  get isMissing(): boolean {
    return this.#missing.size > 0 || this.#isMissingWords;
  }

  /** Returns what the lookups since the last call needed. */
  takeMissing(): MissingParts {
    const missing = { parts: [...this.#missing], words: this.#isMissingWords };
    this.#missing.clear();
    this.#isMissingWords = false;
    return missing;
  }

  /** Returns the number of the part that contains a term, if any does. */
  #findPart(term: string): number {
    const at = lowerBound(this.#firstTerms, term);
    return this.#firstTerms[at] === term ? at : Math.max(0, at - 1);
  }

  #part(part: number): readonly string[] | undefined {
    const terms = this.#parts[part];
    if (!terms && part < this.#parts.length) this.#missing.add(part);
    return terms;
  }

  #words(): WordList | undefined {
    const words = this.#getWords();
    if (!words) this.#isMissingWords = true;
    return words;
  }
}

function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
