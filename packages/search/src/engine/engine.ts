import { DEFAULT_LIMIT, QUERY_CACHE_SIZE } from '../model/constants';
import type { IndexEntry, SearchAnswer, SearchResult } from '../model/types';
import { byMerit, findCandidates } from './candidates';
import { buildCorpus, type Corpus } from './corpus';
import { findMeanings } from './meanings';
import { parseQuery } from './parse-query';
import type { Postings } from './postings';
import { type RankedPage, rankPage } from './rank';
import { toRows } from './rows';
import { atOnce, inSlices, type Pace, type Steps } from './slices';

/** Pages whose text is read for a query; those after them are ordered by the postings alone. */
const READ_MAX = 24;

/** Least that a candidate must have of the best one's score: less is a word in common, not an answer. */
const LEAST_SHARE = 0.12;

const NOTHING: SearchAnswer = { results: [], total: 0 };

/** An index that answers. */
export interface Engine {
  query: (query: string, limit?: number) => SearchAnswer;
  /** The same, with pauses. */
  querySlowly: (query: string, limit?: number) => Promise<SearchAnswer>;
}

/** Index pages, unless that was done before and fits them, and answer queries on them. */
export async function createEngine(
  pages: readonly IndexEntry[],
  prebuilt?: { postings: Postings; sections: number },
  pace: Pace = inSlices,
): Promise<Engine> {
  const corpus = await buildCorpus(pages, pace, ({ sectionCount }) =>
    prebuilt?.sections === sectionCount ? prebuilt.postings : undefined,
  );
  /** Recent answers; the one requested longest ago is first. */
  const cache = new Map<string, SearchAnswer>();

  function* answeringOnce(query: string, limit: number): Steps<SearchAnswer> {
    const key = `${limit} ${query}`;
    const answer = cache.get(key) ?? (yield* answering(query, limit, corpus));
    cache.delete(key);
    cache.set(key, answer);
    if (cache.size > QUERY_CACHE_SIZE) cache.delete(cache.keys().next().value!);
    return answer;
  }

  return {
    query: (query, limit = DEFAULT_LIMIT) => atOnce(answeringOnce(query, limit)),
    querySlowly: (query, limit = DEFAULT_LIMIT) => inSlices(answeringOnce(query, limit)),
  };
}

/** Answer a query; stops after each page that is read. */
function* answering(query: string, limit: number, corpus: Corpus): Steps<SearchAnswer> {
  const parsed = parseQuery(query);
  if (parsed.units.length === 0) return NOTHING;
  const meanings = findMeanings(parsed, corpus);
  if (meanings.active.length === 0) return NOTHING;
  yield;
  const candidates = findCandidates(meanings, corpus);
  const least =
    LEAST_SHARE * candidates.pages.reduce((most, { score }) => Math.max(most, score), 0);
  const pages = candidates.pages.filter(({ isWhole, score }) => isWhole || score >= least);

  const context = { corpus, meanings, weights: candidates.weights, wanted: parsed.squashed };
  const ranked: RankedPage[] = [];
  for (const candidate of pages.slice(0, Math.max(READ_MAX, limit))) {
    yield;
    ranked.push(rankPage(candidate, context));
  }
  ranked.sort(byMerit);

  const results: SearchResult[] = [];
  for (const page of ranked.slice(0, limit)) {
    yield;
    results.push(...toRows(page, context, query));
  }
  return { results, total: pages.length };
}
