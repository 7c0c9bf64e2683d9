import { DEFAULT_LIMIT, QUERY_CACHE_SIZE } from '../model/constants';
import type {
  IndexEntry,
  PageRank,
  SearchAnswer,
  SearchResult,
  SynonymGroup,
} from '../model/types';
import { type Candidate, comparePages, findCandidates } from './candidates';
import { buildCorpus, type Corpus, createQueryTools } from './corpus';
import { type ExpandedQuery, expandQuery } from './expand-query';
import { loadChinese } from './load-chinese';
import { findNearestTitles } from './nearest-titles';
import { type ParsedQuery, parseQuery } from './parse-query';
import { type RankContext, type RankedPage, rankPage } from './rank';
import { toResults } from './results';
import { type PausableTask, runChunked, type Scheduler } from './scheduler';
import { type FetchPart, openSplitIndex, type SplitIndex } from './split-index';
import { suggestQuery } from './suggest-query';

/** Maximum number of candidate pages to rank by their full text. */
const MAX_READ_PAGES = 16;

/** Minimum score of a partial match, relative to the best candidate. Lower scores are usually irrelevant. */
const MIN_RELATIVE_SCORE = 0.12;

const EMPTY_ANSWER: SearchAnswer = { results: [], total: 0 };

/** Search engine. `limit` is the maximum number of pages to return. The functions reject if a part cannot be fetched. */
export interface Engine {
  query: (query: string, limit?: number) => Promise<SearchAnswer>;
  /** Does the work for a query that the user may still be typing: runs it, or fetches the terms that it needs. */
  prepare: (query: string, limit?: number) => Promise<unknown>;
}

export interface EngineOptions {
  /** Synonyms of the site, in addition to general software terms. */
  synonyms?: readonly SynonymGroup[] | undefined;
  /** @default runChunked */
  schedule?: Scheduler;
}

/** Indexes pages in memory. */
export async function createEngine(
  pages: readonly IndexEntry[],
  { synonyms = [], schedule = runChunked }: EngineOptions = {},
): Promise<Engine> {
  const tools = createQueryTools(await loadChinese(pages[0]?.lang ?? ''), synonyms);
  return createCorpusEngine(await buildCorpus(pages, schedule, tools), schedule);
}

/**
 * Opens a split index.
 *
 * @throws if the index was built by an incompatible version
 */
export async function createSplitEngine(
  index: SplitIndex,
  fetchPart: FetchPart,
  { synonyms = [], schedule = runChunked }: EngineOptions = {},
): Promise<Engine> {
  const tools = createQueryTools(await loadChinese(index.lang), synonyms);
  return createCorpusEngine(openSplitIndex(index, fetchPart, tools), schedule);
}

function createCorpusEngine(corpus: Corpus, schedule: Scheduler): Engine {
  /** LRU cache of query results, least recently used first. */
  const cache = new Map<string, SearchAnswer>();

  async function query(query: string, limit = DEFAULT_LIMIT): Promise<SearchAnswer> {
    const key = `${limit} ${query}`;
    const answer = cache.get(key) ?? (await runQuery(query, limit, corpus, schedule));
    cache.delete(key);
    cache.set(key, answer);
    if (cache.size > QUERY_CACHE_SIZE) cache.delete(cache.keys().next().value!);
    return answer;
  }

  return {
    query,
    async prepare(text, limit) {
      if (!corpus.loader) return query(text, limit);
      // The pages of an incomplete query are not fetched, because those of the complete one differ. The terms with the same
      // first letter are a tenth of the index.
      const parsed = parseQuery(text, corpus.variants);
      return text.trim().length > 1 ? expand(parsed, corpus) : undefined;
    },
  };
}

async function runQuery(
  query: string,
  limit: number,
  corpus: Corpus,
  schedule: Scheduler,
): Promise<SearchAnswer> {
  const parsed = parseQuery(query, corpus.variants);
  if (parsed.units.length === 0) return EMPTY_ANSWER;
  const expanded = await expand(parsed, corpus);
  if (expanded.active.length === 0) return toEmptyAnswer(query, corpus);
  const { pages: candidates, weights, findSections } = findCandidates(expanded, corpus);
  const bestScore = candidates.reduce((best, { score }) => Math.max(best, score), 0);
  const minScore = MIN_RELATIVE_SCORE * bestScore;
  const pages = candidates.filter(({ hasAllUnits, score }) => hasAllUnits || score >= minScore);

  const read = pages.slice(0, Math.max(MAX_READ_PAGES, limit));
  await corpus.loader?.loadPages(read.map(({ page }) => page));
  const context = { corpus, expanded, weights, findSections, query: parsed };
  const ranked = await schedule(rankPages(read, limit, context, query));
  if (ranked.results.length === 0) return toEmptyAnswer(query, corpus);
  return { ...ranked, total: pages.length };
}

/** Expands a query. Loads the parts that it needs, which can depend on the ones before: typos on the list of words. */
async function expand(parsed: ParsedQuery, corpus: Corpus): Promise<ExpandedQuery> {
  const { vocabulary, loader } = corpus;
  for (;;) {
    const expanded = expandQuery(parsed, corpus);
    if (!vocabulary.isMissing || !loader) return expanded;
    const { parts, words } = vocabulary.takeMissing();
    await Promise.all([loader.loadTerms(parts), words && loader.loadWords()]);
  }
}

/** Ranks pages by their text. Yields between pages, so that it can run in chunks. */
function* rankPages(
  candidates: readonly Candidate[],
  limit: number,
  context: RankContext,
  query: string,
): PausableTask<Required<Pick<SearchAnswer, 'results' | 'ranks'>>> {
  const ranked: RankedPage[] = [];
  for (const candidate of candidates) {
    yield;
    ranked.push(rankPage(candidate, context));
  }
  ranked.sort(comparePages);

  const results: SearchResult[] = [];
  const ranks: PageRank[] = [];
  const share = getKnownShare(context.expanded);
  for (const page of ranked.slice(0, limit)) {
    yield;
    results.push(...toResults(page, context, query));
    ranks.push({
      routePath: context.corpus.getPage(page.page).routePath,
      hasAllWords: page.hasAllUnits && share === 1,
      score: page.score * share ** 2,
    });
  }
  return { results, ranks };
}

/**
 * Returns the share of the query whose terms occur in the index. Scores ignore the other terms, so that without this
 * factor, an index that lacks half of the query would have the same scores as an index with a perfect match.
 */
function getKnownShare({ units, active }: ExpandedQuery): number {
  const total = units.reduce((sum, { significance }) => sum + significance, 0);
  const known = active.reduce((sum, unit) => sum + units[unit]!.significance, 0);
  return active.length === units.length ? 1 : known / total;
}

async function toEmptyAnswer(query: string, corpus: Corpus): Promise<SearchAnswer> {
  const pages = await corpus.getNames();
  const nearest = findNearestTitles(query, pages, corpus.variants);
  const suggestion = suggestQuery(query, pages);
  const isUseful = suggestion !== undefined && (await hasMatches(suggestion, corpus));
  return {
    ...EMPTY_ANSWER,
    ...(nearest.length > 0 ? { nearest } : {}),
    ...(isUseful ? { suggestion } : {}),
  };
}

/** Checks whether a query has results. */
async function hasMatches(query: string, corpus: Corpus): Promise<boolean> {
  return (await expand(parseQuery(query, corpus.variants), corpus)).active.length > 0;
}
