import type { Corpus } from './corpus';
import type { ExpandedQuery } from './expand-query';
import { findKatakanaWords, removePartialWords } from './katakana-words';
import type { QueryUnit } from './parse-query';
import { isStopWord } from './stop-words';

/** A page that contains at least one query term. Scored from the postings only, without reading its text. */
export interface Candidate {
  /** Page number: its position in the index. */
  page: number;
  score: number;
  /** Whether the page contains all query terms, ignoring stop words. */
  hasAllUnits: boolean;
}

export interface Candidates {
  pages: Candidate[];
  /** Weight of each query term. Rare units have a higher weight. */
  weights: readonly number[];
  /** Returns the section numbers of the matching sections of a page, best first. */
  findSections: (page: number) => number[];
}

/** Score of a match, by slot. */
const SLOT_SCORES = [6, 3, 1.6, 1.3, 1];

/** Minimum weight of each script in a query, relative to the other one. */
const MIN_SCRIPT_SHARE = 0.5;

/** Finds all pages that contain at least one query term, best first. Uses only the postings. */
export function findCandidates(
  { units, active, byTerm }: ExpandedQuery,
  corpus: Corpus,
): Candidates {
  const { sectionCount, pageCount } = corpus;
  const values = units.map(() => new Float32Array(0));
  for (const unit of active) values[unit] = new Float32Array(sectionCount);

  for (const [term, matches] of byTerm) {
    corpus.postings.find(term).forEach((list, slot) => {
      for (const match of matches) {
        const value = SLOT_SCORES[slot]! * match.quality;
        for (const unit of match.units) raiseValues(values[unit]!, list, value);
      }
    });
  }
  removePartialWords(findKatakanaWords(units), values);

  const weights = units.map(() => 0);
  const pageValues = active.map((unit) => {
    const { best, sections, pages } = maxByPage(values[unit]!, corpus);
    const rarity = (getRarity(pages, pageCount) + getRarity(sections, sectionCount)) / 2;
    weights[unit] = (rarity + 0.2) * units[unit]!.significance;
    return best;
  });
  balanceScripts(weights, units);

  // A page can match without containing the stop words of a query.
  const significant = active.flatMap((unit, index) => (isStopWord(units[unit]!) ? [] : index));
  const factors = active.map((unit) => weights[unit]!);
  const scores = sumValues(
    active.map((unit) => values[unit]!),
    factors,
    sectionCount,
  );
  const pageScores = sumValues(pageValues, factors, pageCount);
  const found: Candidate[] = [];
  for (let page = 0; page < pageCount; page++) {
    if (pageScores[page] === 0) continue;
    let best = 0;
    for (let at = corpus.firstSection[page]!; at < corpus.firstSection[page + 1]!; at++)
      best = Math.max(best, scores[at]!);
    found.push({
      page,
      hasAllUnits:
        significant.length <= 2 && significant.every((index) => pageValues[index]![page]! > 0),
      score: (pageScores[page]! + best) * corpus.getWeight(page),
    });
  }
  return { pages: found.sort(comparePages), weights, findSections };

  function findSections(page: number): number[] {
    const sections: number[] = [];
    for (let at = corpus.firstSection[page]!; at < corpus.firstSection[page + 1]!; at++)
      if (scores[at]! > 0) sections.push(at);
    return sections.sort((a, b) => scores[b]! - scores[a]!);
  }
}

/** Returns the weighted sum of the values of all query terms for each page or section. */
function sumValues(
  lists: readonly Float32Array[],
  factors: readonly number[],
  length: number,
): Float64Array {
  const sums = new Float64Array(length);
  for (const [index, list] of lists.entries()) {
    const factor = factors[index]!;
    for (let at = 0; at < length; at++) if (list[at]! > 0) sums[at]! += factor * list[at]!;
  }
  return sums;
}

/** Compares pages for sorting: pages that contain all query terms first, then by descending score. */
export function comparePages(
  a: Pick<Candidate, 'page' | 'hasAllUnits' | 'score'>,
  b: Pick<Candidate, 'page' | 'hasAllUnits' | 'score'>,
): number {
  return Number(b.hasAllUnits) - Number(a.hasAllUnits) || b.score - a.score || a.page - b.page;
}

/**
 * Raises the weights of the lighter part of a query in two scripts, so that both parts count. A Chinese word consists of
 * several pairs of characters and would otherwise outweigh an English one.
 */
function balanceScripts(weights: number[], units: readonly QueryUnit[]): void {
  const isWord = (unit: number): boolean => units[unit]!.kind === 'word';
  const sum = (words: boolean): number =>
    weights.reduce((total, weight, unit) => total + (isWord(unit) === words ? weight : 0), 0);
  const words = sum(true);
  const pairs = sum(false);
  if (words === 0 || pairs === 0) return;
  const factor = Math.max(1, (MIN_SCRIPT_SHARE * Math.max(words, pairs)) / Math.min(words, pairs));
  weights.forEach((weight, unit) => {
    if (isWord(unit) === words < pairs) weights[unit] = weight * factor;
  });
}

/**
 * Returns the inverse document frequency of a query term. Measured in pages alone, all words that occur somewhere on most
 * pages would be equally common. Measured in sections alone, words of a short page would be too rare.
 *
 * @param count - number of pages or sections that contain the term
 */
function getRarity(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5));
}

function raiseValues(values: Float32Array, sections: readonly number[], value: number): void {
  for (const section of sections) {
    if (values[section]! < value) values[section] = value;
  }
}

/** Returns the best value of each page, with the number of sections and pages with a value. */
function maxByPage(
  values: Float32Array,
  { pageCount, firstSection }: Corpus,
): { best: Float32Array; sections: number; pages: number } {
  const best = new Float32Array(pageCount);
  let sections = 0;
  let pages = 0;
  let at = 0;
  for (let page = 0; page < pageCount; page++) {
    const end = firstSection[page + 1]!;
    let highest = 0;
    for (; at < end; at++) {
      const value = values[at]!;
      if (value === 0) continue;
      sections++;
      if (value > highest) highest = value;
    }
    if (highest === 0) continue;
    best[page] = highest;
    pages++;
  }
  return { best, sections, pages };
}
