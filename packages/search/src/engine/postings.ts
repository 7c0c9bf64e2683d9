import { Index } from 'flexsearch';

import { decodeLists } from './posting-lists';

/** Where, and how often, a term stands in a section; FlexSearch keeps one list of sections for each. */
export const SLOT = { head: 0, name: 1, often: 2, twice: 3, once: 4 } as const;

export type Slot = (typeof SLOT)[keyof typeof SLOT];

const SLOTS = 5;

/** Which sections hold a term: lists of section ordinals by slot, with holes. */
export type SectionLists = readonly (readonly number[] | undefined)[];

/**
 * The inverted index: term → sections, kept by FlexSearch.
 *
 * FlexSearch is given terms, not text, and does not rank: its score slots carry what ranking needs later.
 */
export class Postings {
  readonly #index: Index;
  readonly #terms = new Set<string>();
  /** Lists of a prebuilt index that nobody asked for yet. */
  readonly #encoded = new Map<string, string>();
  #slots: ReadonlyMap<string, Slot> = new Map();

  constructor() {
    this.#index = new Index({
      tokenize: 'strict',
      resolution: SLOTS,
      fastupdate: false,
      // No term has a space in it.
      encode: (terms: string) => terms.split(' '),
      score: (_: unknown, term: string) => this.#slots.get(term) ?? SLOT.once,
    });
  }

  /** Add a section, with the best slot of each of its terms. */
  add(section: number, slots: ReadonlyMap<string, Slot>): void {
    if (slots.size === 0) return;
    this.#slots = slots;
    for (const term of slots.keys()) this.#terms.add(term);
    this.#index.add(section, [...slots.keys()].join(' '));
  }

  /** Add a term with its lists, as `encodeLists` wrote them. They are read when the term is first looked for. */
  addEncoded(term: string, lists: string): void {
    this.#terms.add(term);
    this.#encoded.set(term, lists);
  }

  find(term: string): SectionLists {
    const encoded = this.#encoded.get(term);
    if (encoded !== undefined) {
      this.#encoded.delete(term);
      // Imports are merged. The types know of strings only, which would be parsed first.
      const entries = [[term, decodeLists(encoded)]] as unknown as string;
      this.#index.import('1.map', entries);
    }
    const { result } = this.#index.search({ query: term, resolve: false }) as unknown as {
      result: SectionLists;
    };
    return result;
  }

  /** All terms, in no order. */
  get terms(): ReadonlySet<string> {
    return this.#terms;
  }
}
