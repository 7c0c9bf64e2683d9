import { normalizeName } from '../text/normalize-name';
import type { Candidate } from './candidates';
import { type Corpus, getLastPathSegment } from './corpus';
import type { ExpandedQuery } from './expand-query';
import { findMatches, getBestQualities, type TextMatches } from './matches';
import { findBestCluster, type MatchCluster } from './proximity';

export interface RankedSection {
  /** Section number. */
  section: number;
  /** Matches in the section heading. For the first section of a page: matches in the page title. */
  head: TextMatches;
  body: TextMatches;
  /** Best match cluster in the body, used for the excerpt. */
  cluster: MatchCluster | undefined;
  score: number;
}

export interface RankedPage {
  /** Page number: its position in `Corpus.pages`. */
  page: number;
  title: TextMatches;
  /** Whether the page contains all query terms, ignoring stop words. */
  hasAllUnits: boolean;
  /** Ranked sections, best first. */
  sections: RankedSection[];
  score: number;
}

/** Maximum score per ranking signal. The first five reward exact matches and prefixes, which users expect first. */
const SCORES = {
  exactTitle: 14,
  exactName: 8,
  titlePrefix: 7,
  exactHeading: 6,
  headingPrefix: 2,
  title: 5,
  heading: 4,
  coverage: 4,
  sameSection: 4,
  body: 2,
  lead: 3,
};

/** Maximum number of sections to rank per page, in addition to the first section. */
const MAX_READ_SECTIONS = 8;

export interface RankContext {
  corpus: Corpus;
  expanded: ExpandedQuery;
  /** Weight of each query term. */
  weights: readonly number[];
  /** Normalized query, with and without a question prefix such as "how to". */
  queryNames: readonly string[];
}

/** Ranks a candidate page by its full text. */
export function rankPage(candidate: Candidate, context: RankContext): RankedPage {
  const { corpus, expanded, weights, queryNames } = context;
  const page = corpus.pages[candidate.page]!;
  const total = expanded.active.reduce((sum, unit) => sum + weights[unit]!, 0) || 1;
  /** Returns the share of the query that the texts cover together, from 0 to 1. */
  const coverage = (texts: readonly Pick<TextMatches, 'best'>[]): number => {
    let sum = 0;
    for (const unit of expanded.active) {
      let quality = 0;
      for (const { best } of texts) quality = Math.max(quality, best[unit]!);
      sum += weights[unit]! * quality;
    }
    return sum / total;
  };

  const name = getLastPathSegment(page.routePath);
  const titleMatches = findMatches(page.title, expanded);
  const nameMatches = findMatches(name, expanded);
  const ordinals = new Set(candidate.sections.slice(0, MAX_READ_SECTIONS));
  ordinals.add(corpus.firstSection[candidate.page]!);
  const sections = [...ordinals].map((section) => rankSection(section));
  sections.sort((a, b) => b.score - a.score);

  const pageCoverage = coverage([
    titleMatches,
    nameMatches,
    ...sections.flatMap(({ head, body }) => [head, body]),
  ]);
  const titleComparison = compareName(page.title, queryNames);
  const score =
    SCORES.exactTitle * Number(titleComparison === 'equal') +
    SCORES.titlePrefix * Number(titleComparison === 'longer') +
    SCORES.exactName * Number(compareName(name, queryNames) === 'equal') +
    SCORES.title * coverage([titleMatches]) * (0.4 + 0.6 * density(titleMatches)) +
    SCORES.title * 0.5 * coverage([nameMatches]) * (0.4 + 0.6 * density(nameMatches)) +
    SCORES.coverage * pageCoverage * pageCoverage +
    SCORES.body * frequency() +
    SCORES.lead * coverage([findLeadMatches()]) +
    (sections[0]?.score ?? 0);
  return {
    page: candidate.page,
    hasAllUnits: candidate.hasAllUnits,
    title: titleMatches,
    sections,
    score: score * (page.weight ?? 1),
  };

  function rankSection(ordinal: number): RankedSection {
    const section = corpus.section(ordinal);
    const heading = section.heading?.text;
    const head = heading === undefined ? titleMatches : findMatches(heading, expanded);
    const body = findMatches(section.body, expanded);
    const cluster = findBestCluster(body.matches, weights);
    const alone = coverage([head, body]);
    const withTitle = coverage([head, body, titleMatches]);
    let score = SCORES.sameSection * (0.7 * alone * alone + 0.3 * withTitle * withTitle);
    if (cluster) score += (SCORES.sameSection * 0.5 * cluster.weight * cluster.density) / total;
    if (heading !== undefined) {
      const comparison = compareName(heading, queryNames);
      if (comparison === 'equal') score += SCORES.exactHeading;
      if (comparison === 'longer') score += SCORES.headingPrefix;
      score += SCORES.heading * coverage([head]) * (0.4 + 0.6 * density(head));
    }
    return { section: ordinal, head, body, cluster, score };
  }

  /** Returns the best match qualities in the page description or first block. */
  function findLeadMatches(): Pick<TextMatches, 'best'> {
    const first = corpus.firstSection[candidate.page]!;
    const { leadLength = 0 } = corpus.section(first);
    const { matches } = sections.find(({ section }) => section === first)!.body;
    const inLead = matches.filter(({ end }) => end <= leadLength);
    return { best: getBestQualities(inLead, weights.length) };
  }

  /** Returns the term frequency score, normalized by page length. Additional occurrences have diminishing returns. */
  function frequency(): number {
    const counts = new Map<number, number>();
    let length = 0;
    for (const { body } of sections) {
      length += body.length;
      for (const { units, quality } of body.matches) {
        for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + quality);
      }
    }
    let sum = 0;
    for (const [unit, count] of counts) {
      sum += (weights[unit]! * count) / (count + 1 + length / 800);
    }
    return sum / total;
  }
}

/** Compares a title, heading or path segment with the query. Returns `longer` if the query is a prefix. */
function compareName(text: string, queryNames: readonly string[]): 'equal' | 'longer' | undefined {
  const name = normalizeName(text);
  if (queryNames.includes(name)) return 'equal';
  return queryNames.some((query) => query !== '' && name.startsWith(query)) ? 'longer' : undefined;
}

/** Returns the share of words in a text that match the query, from 0 to 1. */
function density({ matches, length }: TextMatches): number {
  const positions = new Set<number>();
  for (const { position, units } of matches) {
    for (let at = 0; at < units.length; at++) positions.add(position + at);
  }
  return length === 0 ? 0 : Math.min(1, positions.size / length);
}
