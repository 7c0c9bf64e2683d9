import { Index } from 'flexsearch';

import { decodeLists } from './posting-lists';

/**
 * Where, and how often, a term stands in a section. For each there is a FlexSearch index, so that a list of
 * sections says how much they count.
 */
export const SLOT = { head: 0, name: 1, often: 2, twice: 3, once: 4 } as const;

export type Slot = (typeof SLOT)[keyof typeof SLOT];

/** Which sections hold a term: lists of section ordinals by slot. */
export type SectionLists = readonly (readonly number[])[];

/** FlexSearch stops at a hundred unless told otherwise; here it is the ranking that stops. */
const NO_LIMIT = 1_000_000;

/**
 * The inverted index: term → sections, kept by FlexSearch.
 *
 * FlexSearch is given terms, not text, and does not rank: what it counts is not what makes a page the right one.
 */
export class Postings {
  readonly #bySlot = Object.values(SLOT).map(
    () =>
      new Index({
        tokenize: 'strict',
        resolution: 1,
        fastupdate: false,
        // No term has a space in it.
        encode: (terms: string) => terms.split(' '),
      }),
  );
  readonly #terms = new Set<string>();
  /** Lists of a prebuilt index that nobody asked for yet. */
  readonly #encoded = new Map<string, string>();

  /** Add a section, with the best slot of each of its terms. */
  add(section: number, slots: ReadonlyMap<string, Slot>): void {
    const texts = this.#bySlot.map(() => '');
    for (const [term, slot] of slots) {
      this.#terms.add(term);
      texts[slot] += texts[slot] === '' ? term : ` ${term}`;
    }
    texts.forEach((text, slot) => {
      if (text !== '') this.#bySlot[slot]!.add(section, text);
    });
  }

  /** Add a term with its lists, as `encodeLists` wrote them. They are read when the term is first looked for. */
  addEncoded(term: string, lists: string): void {
    this.#terms.add(term);
    this.#encoded.set(term, lists);
  }

  find(term: string): SectionLists {
    this.#decode(term);
    return this.#bySlot.map(
      (index) => index.search({ query: term, limit: NO_LIMIT }) as unknown as number[],
    );
  }

  /** All terms, in no order. */
  get terms(): ReadonlySet<string> {
    return this.#terms;
  }

  #decode(term: string): void {
    const encoded = this.#encoded.get(term);
    if (encoded === undefined) return;
    this.#encoded.delete(term);
    decodeLists(encoded).forEach((sections, slot) => {
      // Imports are merged. The types know of strings only, which would be parsed first.
      const entries = [[term, [sections]]] as unknown as string;
      if (sections.length > 0) this.#bySlot[slot]?.import('1.map', entries);
    });
  }
}
