import { Index } from 'flexsearch';

import {
  decodeLists,
  type SectionCodes,
  type SectionLists,
  toLists,
  toSectionCode,
} from './posting-lists';

/**
 * Slots by where and how often a term occurs in a section. Each slot has a separate FlexSearch index, so the slot of a match
 * determines its score.
 */
export const SLOT = { head: 0, name: 1, often: 2, twice: 3, once: 4 } as const;

export type Slot = (typeof SLOT)[keyof typeof SLOT];

/** Overrides FlexSearch's default limit of 100 results, because ranking requires all of them. */
const NO_LIMIT = 1_000_000;

/**
 * Inverted index that maps terms to sections, backed by FlexSearch.
 *
 * FlexSearch is used for storage only, not for tokenizing or ranking. Each posting list is imported lazily, when its term is
 * first looked up, because adding sections one by one takes three times as long as the rest of indexing.
 */
export class Postings {
  readonly #bySlot = Object.values(SLOT).map(
    () =>
      new Index({ tokenize: 'strict', resolution: 1, fastupdate: false, encode: (term) => [term] }),
  );
  /** Posting lists that have not been imported yet. Lists of a split index are still encoded. */
  readonly #pending = new Map<string, SectionCodes | string>();

  /**
   * Adds the terms of a section, each with its best slot. Sections are added in increasing order. Must not be called after
   * `find`.
   */
  add(section: number, slots: ReadonlyMap<string, Slot>): void {
    for (const [term, slot] of slots) {
      const code = toSectionCode(section, slot);
      const codes = this.#pending.get(term);
      if (typeof codes === 'object') codes.push(code);
      else this.#pending.set(term, [code]);
    }
  }

  /** Adds a term with posting lists encoded by `encodeLists`. */
  addEncoded(term: string, lists: string): void {
    this.#pending.set(term, lists);
  }

  /** Returns the posting lists that have not been looked up yet, in insertion order. */
  pending(): Iterable<[term: string, sections: SectionCodes | string]> {
    return this.#pending;
  }

  /** Returns the sections that contain a term, by slot. */
  find(term: string): SectionLists {
    this.#load(term);
    return this.#bySlot.map(
      (index) => index.search({ query: term, limit: NO_LIMIT }) as unknown as number[],
    );
  }

  #load(term: string): void {
    const pending = this.#pending.get(term);
    if (pending === undefined) return;
    this.#pending.delete(term);
    const lists = typeof pending === 'string' ? decodeLists(pending) : toLists(pending);
    // The array can be sparse: `forEach` skips empty slots.
    lists.forEach((sections, slot) => {
      // The format of `export`. `import` merges the list into the index.
      if (sections.length > 0)
        this.#bySlot[slot]!.import('1.map', JSON.stringify([[term, [sections]]]));
    });
  }
}
