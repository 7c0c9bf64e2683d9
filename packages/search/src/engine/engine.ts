import { DEFAULT_LIMIT, QUERY_CACHE_SIZE } from '../model/constants';
import type { IndexEntry, SearchAnswer, SearchResult, SynonymGroup } from '../model/types';
import { comparePages, findCandidates } from './candidates';
import { buildCorpus, type Corpus } from './corpus';
import { expandQuery } from './expand-query';
import { loadVariants } from './load-variants';
import { findNearestTitles } from './nearest-titles';
import { parseQuery } from './parse-query';
import type { Postings } from './postings';
import { type RankedPage, rankPage } from './rank';
import { toResults } from './results';
import { type PausableTask, runChunked, runSync, type Scheduler } from './scheduler';
import { suggestQuery } from './suggest-query';

/** Maximum number of candidate pages to rank by their full text. */
const MAX_READ_PAGES = 24;

/** Minimum score of a partial match, relative to the best candidate. Lower scores are usually irrelevant. */
const MIN_RELATIVE_SCORE = 0.12;

const EMPTY_ANSWER: SearchAnswer = { results: [], total: 0 };

/** Search engine for an in-memory index. `limit` is the maximum number of pages to return. */
export interface Engine {
  query: (query: string, limit?: number) => SearchAnswer;
  /** Asynchronous version of `query` that yields to the event loop between chunks. */
  queryInChunks: (query: string, limit?: number) => Promise<SearchAnswer>;
}

export interface EngineOptions {
  prebuilt?: { postings: Postings; sections: number } | undefined;
  /** Synonyms of the site, in addition to general software terms. */
  synonyms?: readonly SynonymGroup[] | undefined;
  /** @default runChunked */
  schedule?: Scheduler;
}

/** Creates an engine. Ignores prebuilt postings if their number of sections differs from that of the pages. */
export async function createEngine(
  pages: readonly IndexEntry[],
  { prebuilt, synonyms = [], schedule = runChunked }: EngineOptions = {},
): Promise<Engine> {
  const corpus = await buildCorpus(
    pages,
    schedule,
    ({ sectionCount }) => (prebuilt?.sections === sectionCount ? prebuilt.postings : undefined),
    await loadVariants(pages[0]?.lang ?? ''),
    synonyms,
  );
  /** LRU cache of query results, least recently used first. */
  const cache = new Map<string, SearchAnswer>();

  function* runCachedQuery(query: string, limit: number): PausableTask<SearchAnswer> {
    const key = `${limit} ${query}`;
    const answer = cache.get(key) ?? (yield* runQuery(query, limit, corpus));
    cache.delete(key);
    cache.set(key, answer);
    if (cache.size > QUERY_CACHE_SIZE) cache.delete(cache.keys().next().value!);
    return answer;
  }

  return {
    query: (query, limit = DEFAULT_LIMIT) => runSync(runCachedQuery(query, limit)),
    queryInChunks: (query, limit = DEFAULT_LIMIT) => runChunked(runCachedQuery(query, limit)),
  };
}

/** Runs a query. Yields between pages, so that it can run in chunks. */
function* runQuery(query: string, limit: number, corpus: Corpus): PausableTask<SearchAnswer> {
  const parsed = parseQuery(query, corpus.variants);
  if (parsed.units.length === 0) return EMPTY_ANSWER;
  const expanded = expandQuery(parsed, corpus);
  if (expanded.active.length === 0) return toEmptyAnswer(query, corpus);
  yield;
  const candidates = findCandidates(expanded, corpus);
  const bestScore = candidates.pages.reduce((best, { score }) => Math.max(best, score), 0);
  const minScore = MIN_RELATIVE_SCORE * bestScore;
  const pages = candidates.pages.filter(
    ({ hasAllUnits, score }) => hasAllUnits || score >= minScore,
  );

  const context = { corpus, expanded, weights: candidates.weights, query: parsed };
  const ranked: RankedPage[] = [];
  for (const candidate of pages.slice(0, Math.max(MAX_READ_PAGES, limit))) {
    yield;
    ranked.push(rankPage(candidate, context));
  }
  ranked.sort(comparePages);

  const results: SearchResult[] = [];
  for (const page of ranked.slice(0, limit)) {
    yield;
    results.push(...toResults(page, context, query));
  }
  return results.length > 0 ? { results, total: pages.length } : toEmptyAnswer(query, corpus);
}

/** Checks whether a query has results. */
function hasMatches(query: string, corpus: Corpus): boolean {
  return expandQuery(parseQuery(query, corpus.variants), corpus).active.length > 0;
}

function toEmptyAnswer(query: string, corpus: Corpus): SearchAnswer {
  const nearest = findNearestTitles(query, corpus);
  const suggestion = suggestQuery(query, corpus);
  return {
    ...EMPTY_ANSWER,
    ...(nearest.length > 0 ? { nearest } : {}),
    ...(suggestion !== undefined && hasMatches(suggestion, corpus) ? { suggestion } : {}),
  };
}
