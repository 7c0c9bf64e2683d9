import { Index } from 'flexsearch';

import { decodeLists, type SectionLists } from './posting-lists';

/**
 * Where and how often a term occurs in a section. Each slot has a separate FlexSearch index, so that the score of a section
 * follows from the list that contains it.
 */
export const SLOT = { head: 0, name: 1, often: 2, twice: 3, once: 4 } as const;

export type Slot = (typeof SLOT)[keyof typeof SLOT];

/** FlexSearch returns at most 100 results by default, but the ranking needs all of them. */
const NO_LIMIT = 1_000_000;

/**
 * The inverted index from terms to sections, stored in FlexSearch.
 *
 * FlexSearch neither tokenizes nor ranks. It receives the complete list of a term when the term is first looked up, because
 * adding sections one by one takes three times as long as the rest of indexing.
 */
export class Postings {
  readonly #bySlot = Object.values(SLOT).map(
    () =>
      new Index({ tokenize: 'strict', resolution: 1, fastupdate: false, encode: (term) => [term] }),
  );
  readonly #terms = new Set<string>();
  /** Lists that have not been looked up yet. Lists of a prebuilt index are encoded. */
  readonly #pending = new Map<string, number[][] | string>();

  /** Adds a section with the best slot of each of its terms. Must not be called after `find`. */
  add(section: number, slots: ReadonlyMap<string, Slot>): void {
    for (const [term, slot] of slots) {
      let lists = this.#pending.get(term);
      if (typeof lists !== 'object') {
        lists = [];
        this.#terms.add(term);
        this.#pending.set(term, lists);
      }
      const list = lists[slot];
      if (list) list.push(section);
      else lists[slot] = [section];
    }
  }

  /** Adds a term with lists that `encodeLists` has encoded. */
  addEncoded(term: string, lists: string): void {
    this.#terms.add(term);
    this.#pending.set(term, lists);
  }

  /** Returns the sections that contain a term. */
  find(term: string): SectionLists {
    this.#load(term);
    return this.#bySlot.map(
      (index) => index.search({ query: term, limit: NO_LIMIT }) as unknown as number[],
    );
  }

  /** All terms, unsorted. */
  get terms(): ReadonlySet<string> {
    return this.#terms;
  }

  #load(term: string): void {
    const pending = this.#pending.get(term);
    if (pending === undefined) return;
    this.#pending.delete(term);
    const lists = typeof pending === 'string' ? decodeLists(pending) : pending;
    // Slots without sections are holes in the array, which `forEach` skips.
    lists.forEach((sections, slot) => {
      // `import` merges the list into the index. Its types only allow strings, which it would have to parse.
      const entries = [[term, [sections]]] as unknown as string;
      if (sections.length > 0) this.#bySlot[slot]!.import('1.map', entries);
    });
  }
}
