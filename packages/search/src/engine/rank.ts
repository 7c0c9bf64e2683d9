import { normalizeName } from '../text/normalize-name';
import type { Candidate } from './candidates';
import { type Corpus, lastPathSegment } from './corpus';
import type { ExpandedQuery } from './expand-query';
import { bestQualities, findMatches, type TextMatches } from './matches';
import { type Cluster, findBestCluster } from './proximity';

export interface RankedSection {
  /** Ordinal of the section. */
  section: number;
  /** Matches in the heading of the section, or in the title of the page for its first section. */
  head: TextMatches;
  body: TextMatches;
  /** The part of the body that contains most of the query. */
  cluster: Cluster | undefined;
  score: number;
}

export interface RankedPage {
  /** Ordinal of the page. */
  page: number;
  title: TextMatches;
  /** Whether the page contains all units except stop words. */
  hasAllUnits: boolean;
  /** Best first. */
  sections: RankedSection[];
  score: number;
}

/** Maximum score of each component. The first five determine the order that readers expect. */
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

/** Maximum number of sections of a page whose text is read. */
const MAX_READ_SECTIONS = 8;

export interface RankContext {
  corpus: Corpus;
  expanded: ExpandedQuery;
  /** Weights of the units. */
  weights: readonly number[];
  /** The normalized query with and without the start of a question. */
  queryNames: readonly string[];
}

/** Reads the text of a candidate and computes its score. */
export function rankPage(candidate: Candidate, context: RankContext): RankedPage {
  const { corpus, expanded, weights, queryNames } = context;
  const page = corpus.pages[candidate.page]!;
  const total = expanded.active.reduce((sum, unit) => sum + weights[unit]!, 0) || 1;
  /** Returns how much of the query the texts contain together, from 0 to 1. */
  const coverage = (texts: readonly Pick<TextMatches, 'best'>[]): number => {
    let sum = 0;
    for (const unit of expanded.active) {
      let quality = 0;
      for (const { best } of texts) quality = Math.max(quality, best[unit]!);
      sum += weights[unit]! * quality;
    }
    return sum / total;
  };

  const name = lastPathSegment(page.routePath);
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

  /** Returns the matches in the description or first block of the page. */
  function findLeadMatches(): Pick<TextMatches, 'best'> {
    const first = corpus.firstSection[candidate.page]!;
    const { leadLength = 0 } = corpus.section(first);
    const { matches } = sections.find(({ section }) => section === first)!.body;
    const inLead = matches.filter(({ end }) => end <= leadLength);
    return { best: bestQualities(inLead, weights.length) };
  }

  /** Returns a score for the number of occurrences. It saturates, and long pages need more occurrences. */
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

/** Returns whether a title, heading or path segment equals the query or starts with it. */
function compareName(text: string, queryNames: readonly string[]): 'equal' | 'longer' | undefined {
  const name = normalizeName(text);
  if (queryNames.includes(name)) return 'equal';
  return queryNames.some((query) => query !== '' && name.startsWith(query)) ? 'longer' : undefined;
}

/** Returns how much of a text matches the query, from 0 to 1. */
function density({ matches, length }: TextMatches): number {
  const positions = new Set<number>();
  for (const { position, units } of matches) {
    for (let at = 0; at < units.length; at++) positions.add(position + at);
  }
  return length === 0 ? 0 : Math.min(1, positions.size / length);
}
