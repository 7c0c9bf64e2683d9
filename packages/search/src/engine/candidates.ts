import type { Corpus } from './corpus';
import type { Meanings } from './meanings';

/** A page that has something of what was asked, before its text is read. */
export interface Candidate {
  page: number;
  /** Sections that have something, the most promising first. */
  sections: number[];
  score: number;
  /** Whether it has all that was asked for, words that say nothing aside. */
  isWhole: boolean;
}

export interface Candidates {
  pages: Candidate[];
  /** How much each unit tells pages apart. */
  weights: readonly number[];
}

/** What a term counts in each slot of the postings. */
const SLOT_VALUE = [6, 3, 1.6, 1.3, 1];

/** Words that count for less than this are in every page and in none. */
const TELLING_MIN = 0.2;

/** Find every page with something of the query, best first, by the postings alone. */
export function findCandidates({ units, active, byTerm }: Meanings, corpus: Corpus): Candidates {
  const { sectionCount, pages } = corpus;
  const values = units.map(() => new Float32Array(0));
  for (const unit of active) values[unit] = new Float32Array(sectionCount);

  for (const [term, meanings] of byTerm) {
    corpus.postings.find(term).forEach((list, slot) => {
      for (const meaning of meanings) {
        const value = SLOT_VALUE[slot]! * meaning.quality;
        for (const unit of meaning.units) raise(values[unit]!, list, value);
      }
    });
  }

  const pageValues = active.map((unit) => bestOfPages(values[unit]!, corpus));
  const weights = units.map(() => 0);
  active.forEach((unit, index) => {
    const pagesWith = pageValues[index]!.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
    const rarity = Math.log(1 + (pages.length - pagesWith + 0.5) / (pagesWith + 0.5));
    weights[unit] = (rarity + 0.2) * units[unit]!.significance;
  });

  const telling = active.flatMap((unit, index) =>
    units[unit]!.significance > TELLING_MIN ? index : [],
  );
  const found: Candidate[] = [];
  for (let page = 0; page < pages.length; page++) {
    const candidate = readPage(page);
    if (candidate) found.push(candidate);
  }
  return { pages: found.sort(byMerit), weights };

  function readPage(page: number): Candidate | undefined {
    let pageScore = 0;
    active.forEach((unit, index) => {
      pageScore += weights[unit]! * pageValues[index]![page]!;
    });
    if (pageScore === 0) return undefined;

    const scored: [section: number, score: number][] = [];
    for (let at = corpus.firstSection[page]!; at < corpus.firstSection[page + 1]!; at++) {
      let score = 0;
      for (const unit of active) score += weights[unit]! * values[unit]![at]!;
      if (score > 0) scored.push([at, score]);
    }
    scored.sort(([, a], [, b]) => b - a);
    return {
      page,
      isWhole: telling.every((index) => pageValues[index]![page]! > 0),
      sections: scored.map(([section]) => section),
      score: (pageScore + scored[0]![1]) * (pages[page]!.weight ?? 1),
    };
  }
}

/** Pages that have all of a query come before those that have some of it. */
export function byMerit(
  a: Pick<Candidate, 'page' | 'isWhole' | 'score'>,
  b: Pick<Candidate, 'page' | 'isWhole' | 'score'>,
): number {
  return Number(b.isWhole) - Number(a.isWhole) || b.score - a.score || a.page - b.page;
}

function raise(values: Float32Array, sections: readonly number[], value: number): void {
  for (const section of sections) {
    if (values[section]! < value) values[section] = value;
  }
}

function bestOfPages(values: Float32Array, { pages, firstSection }: Corpus): Float32Array {
  const best = new Float32Array(pages.length);
  for (let page = 0; page < pages.length; page++) {
    for (let at = firstSection[page]!; at < firstSection[page + 1]!; at++) {
      if (values[at]! > best[page]!) best[page] = values[at]!;
    }
  }
  return best;
}
