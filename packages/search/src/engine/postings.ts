import { Index } from 'flexsearch';

import { decodeLists, type SectionLists } from './posting-lists';

/**
 * Where, and how often, a term stands in a section. For each there is a FlexSearch index, so that a list of
 * sections says how much they count.
 */
export const SLOT = { head: 0, name: 1, often: 2, twice: 3, once: 4 } as const;

export type Slot = (typeof SLOT)[keyof typeof SLOT];

/** FlexSearch stops at a hundred unless told otherwise; here it is the ranking that stops. */
const NO_LIMIT = 1_000_000;

/**
 * The inverted index: term → sections, kept by FlexSearch.
 *
 * FlexSearch is given terms, not text, and does not rank: what it counts is not what makes a page the right one.
 * It takes the list of a term when that is first asked for, ready-made: adding section by section, of which it
 * checks and scores each term, takes three times as long as all the rest of indexing.
 */
export class Postings {
  readonly #bySlot = Object.values(SLOT).map(
    () =>
      new Index({ tokenize: 'strict', resolution: 1, fastupdate: false, encode: (term) => [term] }),
  );
  readonly #terms = new Set<string>();
  /** Lists that nobody asked for yet; those of a prebuilt index as text. */
  readonly #waiting = new Map<string, number[][] | string>();

  /** Add a section, with the best slot of each of its terms. Before anything is looked for. */
  add(section: number, slots: ReadonlyMap<string, Slot>): void {
    for (const [term, slot] of slots) {
      let lists = this.#waiting.get(term);
      if (typeof lists !== 'object') {
        lists = [];
        this.#terms.add(term);
        this.#waiting.set(term, lists);
      }
      const list = lists[slot];
      if (list) list.push(section);
      else lists[slot] = [section];
    }
  }

  /** Add a term with its lists, as `encodeLists` wrote them. */
  addEncoded(term: string, lists: string): void {
    this.#terms.add(term);
    this.#waiting.set(term, lists);
  }

  find(term: string): SectionLists {
    this.#handOver(term);
    return this.#bySlot.map(
      (index) => index.search({ query: term, limit: NO_LIMIT }) as unknown as number[],
    );
  }

  /** All terms, in no order. */
  get terms(): ReadonlySet<string> {
    return this.#terms;
  }

  #handOver(term: string): void {
    const waiting = this.#waiting.get(term);
    if (waiting === undefined) return;
    this.#waiting.delete(term);
    const lists = typeof waiting === 'string' ? decodeLists(waiting) : waiting;
    // Slots without sections are holes, which `forEach` passes over.
    lists.forEach((sections, slot) => {
      // Imports are merged. The types know of strings only, which would be parsed first.
      const entries = [[term, [sections]]] as unknown as string;
      if (sections.length > 0) this.#bySlot[slot]!.import('1.map', entries);
    });
  }
}
