import { squash } from '../text/squash';
import type { Candidate } from './candidates';
import { type Corpus, pathName } from './corpus';
import { bestQualities, findMatches, type TextMatches } from './matches';
import type { Meanings } from './meanings';
import { bestCluster, type Cluster } from './nearness';

export interface RankedSection {
  section: number;
  /** Matches in the section's own heading; in the title for a page's beginning. */
  head: TextMatches;
  body: TextMatches;
  /** Where the body has most of the query. */
  cluster: Cluster | undefined;
  score: number;
}

export interface RankedPage {
  page: number;
  title: TextMatches;
  /** Whether it has all that was asked for. */
  isWhole: boolean;
  /** Best first. */
  sections: RankedSection[];
  score: number;
}

/** What each kind of finding is worth. The order of the first five is the order in which pages come. */
const WORTH = {
  exactTitle: 14,
  exactName: 8,
  titlePrefix: 7,
  exactHeading: 6,
  headingPrefix: 2,
  title: 5,
  heading: 4,
  allTerms: 4,
  together: 4,
  body: 2,
  lead: 3,
};

/** Sections of a page whose text is read. */
const SECTIONS_READ = 8;

export interface RankContext {
  corpus: Corpus;
  meanings: Meanings;
  weights: readonly number[];
  /** The query as a name, with and without the words that questions are made of. */
  wanted: readonly string[];
}

/** Read a candidate's text and say how well it answers. */
export function rankPage(candidate: Candidate, context: RankContext): RankedPage {
  const { corpus, meanings, weights, wanted } = context;
  const page = corpus.pages[candidate.page]!;
  const total = meanings.active.reduce((sum, unit) => sum + weights[unit]!, 0) || 1;
  /** How much of the query stands in these texts together, from 0 to 1. */
  const share = (texts: readonly Pick<TextMatches, 'best'>[]): number => {
    let sum = 0;
    for (const unit of meanings.active) {
      let quality = 0;
      for (const { best } of texts) quality = Math.max(quality, best[unit]!);
      sum += weights[unit]! * quality;
    }
    return sum / total;
  };

  const title = findMatches(page.title, meanings);
  const name = findMatches(pathName(page.routePath), meanings);
  const read = new Set(candidate.sections.slice(0, SECTIONS_READ));
  read.add(corpus.firstSection[candidate.page]!);
  const sections = [...read].map((section) => rankSection(section));
  sections.sort((a, b) => b.score - a.score);

  const all = share([title, name, ...sections.flatMap(({ head, body }) => [head, body])]);
  const titleLikeness = likeness(squash(page.title), wanted);
  const score =
    WORTH.exactTitle * Number(titleLikeness === 'same') +
    WORTH.titlePrefix * Number(titleLikeness === 'longer') +
    WORTH.exactName * Number(likeness(squash(pathName(page.routePath)), wanted) === 'same') +
    WORTH.title * share([title]) * (0.4 + 0.6 * density(title)) +
    WORTH.title * 0.5 * share([name]) * (0.4 + 0.6 * density(name)) +
    WORTH.allTerms * all * all +
    WORTH.body * frequency() +
    WORTH.lead * share([leadMatches()]) +
    (sections[0]?.score ?? 0);
  const { isWhole } = candidate;
  return { page: candidate.page, isWhole, title, sections, score: score * (page.weight ?? 1) };

  function rankSection(ordinal: number): RankedSection {
    const section = corpus.section(ordinal);
    const heading = section.heading?.text;
    const head = heading === undefined ? title : findMatches(heading, meanings);
    const body = findMatches(section.body, meanings);
    const cluster = bestCluster(body.matches, weights);
    const inside = share([head, body]);
    const withTitle = share([head, body, title]);
    let score = WORTH.together * (0.7 * inside * inside + 0.3 * withTitle * withTitle);
    if (cluster) score += (WORTH.together * 0.5 * cluster.weight * cluster.density) / total;
    if (heading !== undefined) {
      const headingLikeness = likeness(squash(heading), wanted);
      if (headingLikeness === 'same') score += WORTH.exactHeading;
      if (headingLikeness === 'longer') score += WORTH.headingPrefix;
      score += WORTH.heading * share([head]) * (0.4 + 0.6 * density(head));
    }
    return { section: ordinal, head, body, cluster, score };
  }

  /** Matches in the words that say what the page is about. */
  function leadMatches(): Pick<TextMatches, 'best'> {
    const first = corpus.firstSection[candidate.page]!;
    const { leadLength = 0 } = corpus.section(first);
    const { matches } = sections.find(({ section }) => section === first)!.body;
    const inLead = matches.filter(({ end }) => end <= leadLength);
    return { best: bestQualities(inLead, weights.length) };
  }

  /** How often the page says it, leveling off; long pages have to say it more. */
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

/** Whether a name is what was asked for, or begins with it. */
function likeness(name: string, wanted: readonly string[]): 'same' | 'longer' | undefined {
  if (wanted.includes(name)) return 'same';
  return wanted.some((text) => text !== '' && name.startsWith(text)) ? 'longer' : undefined;
}

/** How much of a title or heading was asked for. */
function density({ matches, length }: TextMatches): number {
  const positions = new Set<number>();
  for (const { position, units } of matches) {
    for (let at = 0; at < units.length; at++) positions.add(position + at);
  }
  return length === 0 ? 0 : Math.min(1, positions.size / length);
}
