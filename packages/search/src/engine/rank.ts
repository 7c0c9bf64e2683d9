import type { DefinedNames } from '../text/names';
import { normalizeName } from '../text/normalize-name';
import type { Candidate, Candidates } from './candidates';
import type { Corpus } from './corpus';
import type { ExpandedQuery } from './expand-query';
import { findNameMatches, findTextMatches, getBestQualities, type TextMatches } from './matches';
import type { ParsedQuery } from './parse-query';
import { getLastPathSegment } from './path-segment';
import { findPhraseShare } from './phrase';
import { findBestCluster, type MatchCluster } from './proximity';
import { getSectionFrequency } from './section-frequency';
import type { Section } from './sections';

export interface RankedSection {
  /** Section number. */
  section: number;
  /** Matches in the section heading. For the first section of a page: matches in the page title. */
  head: TextMatches;
  body: TextMatches;
  /** Matches in the keyword that fits best. */
  keyword: TextMatches | undefined;
  /** Best match cluster in the body, used for the excerpt. */
  cluster: MatchCluster | undefined;
  /** How well the section answers the query, compared with the other sections of the page. */
  score: number;
}

export interface RankedPage {
  /** Page number: its position in the index. */
  page: number;
  title: TextMatches;
  /** Whether the page contains all query terms, ignoring stop words. */
  hasAllUnits: boolean;
  /** Ranked sections, best first. The first one can be the page itself. */
  sections: RankedSection[];
  score: number;
}

/** Maximum score per ranking signal. Names that equal the query have the highest scores, because users expect them first. */
const SCORES = {
  exactTitle: 14,
  exactName: 8,
  titlePrefix: 7,
  exactHeading: 8,
  headingPrefix: 2,
  title: 5,
  heading: 6,
  /** A keyword of the page counts like its title and the last segment of its path. One of a section is like its heading. */
  keyword: 8,
  /** The same in the score of the page: a page with many headings would have an advantage. */
  headingOnPage: 5,
  coverage: 1,
  sameSection: 4,
  frequency: 4,
  phrase: 5,
  definition: 1.5,
  body: 2.5,
  lead: 3,
};

/** Number of words that halves the influence of repeated words on a page. */
const LONG_PAGE = 400;

/** Share of the score of an equal name if only the last member equals the query: `soft` for `expect.soft`. */
const MEMBER_EQUALITY = 0.75;

/** Match quality of a word in a sentence that links to the page, compared with a word in its description. */
const MENTION_QUALITY = 2 / 3;

/** Share of the score of a keyword of the page if the page is compared with its sections: many readers mean one of them. */
const PAGE_KEYWORD = 2 / 3;

/** Advantage of a name in the same letter case as the query. */
const SAME_CASE = 0.5;

/** Maximum number of sections to rank per page, in addition to the first section. */
const MAX_READ_SECTIONS = 8;

export interface RankContext extends Pick<Candidates, 'weights' | 'findSections'> {
  corpus: Corpus;
  expanded: ExpandedQuery;
  query: ParsedQuery;
}

/** Ranks a candidate page by its full text. */
export function rankPage(candidate: Candidate, context: RankContext): RankedPage {
  const { corpus, expanded, weights, query } = context;
  const page = corpus.getPage(candidate.page);
  const total = expanded.active.reduce((sum, unit) => sum + weights[unit]!, 0) || 1;
  /** Returns the share of the query that the texts cover together, from 0 to 1. */
  const coverage = (texts: readonly (Pick<TextMatches, 'best'> | undefined)[]): number => {
    let sum = 0;
    for (const unit of expanded.active) {
      let quality = 0;
      for (const text of texts) quality = Math.max(quality, text?.best[unit] ?? 0);
      sum += weights[unit]! * quality;
    }
    return sum / total;
  };

  const name = getLastPathSegment(page.routePath);
  const titleMatches = findNameMatches(page.title, expanded);
  const keyword = findKeyword(page.keywords);
  const nameMatches = findNameMatches(name, expanded);
  const ordinals = new Set(context.findSections(candidate.page).slice(0, MAX_READ_SECTIONS));
  ordinals.add(corpus.firstSection[candidate.page]!);
  const sections = [...ordinals].map((section) => rankSection(section));
  sections.sort((a, b) => b.score - a.score);

  const pageCoverage = coverage([
    titleMatches,
    nameMatches,
    ...sections.flatMap(({ head, body, keyword }) => [head, body, keyword]),
  ]);
  const titleEquality = getTitleEquality();
  const score =
    SCORES.exactTitle * titleEquality +
    SCORES.titlePrefix * Number(titleEquality === 0 && startsWithQuery(page.title)) +
    SCORES.exactName * getEquality(expanded.readText(name).normalized()) +
    SCORES.title * getNameCoverage(titleMatches) +
    SCORES.title * 0.5 * getNameCoverage(nameMatches) +
    SCORES.coverage * pageCoverage * pageCoverage +
    SCORES.body * frequency() +
    SCORES.keyword * getNameCoverage(keyword) +
    SCORES.lead * coverage([findLeadMatches(), findMentions()]) +
    Math.max(...sections.map(({ pageScore }) => pageScore));
  return {
    page: candidate.page,
    hasAllUnits: candidate.hasAllUnits,
    title: titleMatches,
    sections,
    score: score * (page.weight ?? 1),
  };

  function rankSection(ordinal: number): RankedSection & { pageScore: number } {
    const section = corpus.section(ordinal);
    const isPage = section.heading === undefined;
    const head = isPage ? titleMatches : findNameMatches(section.heading!.text, expanded);
    const body = findTextMatches(section.body, expanded);
    const cluster = findBestCluster(body.matches, weights);
    const withTitle = coverage([head, body, titleMatches]) ** 2;
    let text = SCORES.phrase * findPhraseShare(body.matches, query) ** 2;
    if (cluster) text += (SCORES.sameSection * 0.5 * cluster.weight * cluster.density) / total;
    text += SCORES.definition * Number(definesQuery(section.body, body));

    const equality = isPage ? getTitleEquality() : getHeadingEquality(section);
    const headText = isPage ? page.title : section.heading!.text;
    const prefix = equality === 0 && startsWithQuery(headText) ? SCORES.headingPrefix : 0;
    const nameCoverage = Math.max(getNameCoverage(head), isPage ? getNameCoverage(nameMatches) : 0);
    const named = SCORES.exactHeading * equality + prefix;
    const ownKeyword = isPage ? keyword : findKeyword(section.keywords);
    const keywordCoverage = getNameCoverage(ownKeyword);
    const headCoverage = Math.max(
      nameCoverage,
      isPage ? PAGE_KEYWORD * keywordCoverage : Math.max(keywordCoverage, getPathCoverage(head)),
    );
    const pageHead = Math.max(
      SCORES.headingOnPage * nameCoverage,
      SCORES.heading * keywordCoverage,
    );
    const frequency = getSectionFrequency({ title: titleMatches, head, body }, weights);
    const alone = coverage([head, body, ownKeyword]) ** 2;
    const pageText = text + SCORES.sameSection * 0.75 * alone + SCORES.frequency * frequency;
    return {
      section: ordinal,
      head,
      body,
      keyword: ownKeyword,
      cluster,
      // All sections of a page share its title.
      score: text + SCORES.sameSection * withTitle + named + SCORES.heading * headCoverage,
      // The title has separate scores.
      pageScore: isPage ? pageText : pageText + named + pageHead,
    };
  }

  /** Returns the share of the query that a name covers, reduced by the share of the name that does not match. */
  function getNameCoverage(matches: TextMatches | undefined): number {
    return matches ? coverage([matches]) * (0.4 + 0.6 * density(matches)) : 0;
  }

  /** Returns the matches in the keyword that fits the query best. */
  function findKeyword(keywords: readonly string[] = []): TextMatches | undefined {
    let best: TextMatches | undefined;
    let bestCoverage = 0;
    for (const text of keywords) {
      const matches = findNameMatches(text, expanded);
      const coverage = getNameCoverage(matches);
      if (coverage > bestCoverage) [best, bestCoverage] = [matches, coverage];
    }
    return best;
  }

  /** Like `getNameCoverage`, for the page title and a heading together, if the heading has words that the title lacks. */
  function getPathCoverage(head: TextMatches): number {
    const together = coverage([head, titleMatches]);
    const isSpecific = together > coverage([titleMatches]);
    return isSpecific ? together * (0.4 + 0.6 * density(head)) : 0;
  }

  /** Returns how well a normalized name equals the query, from 0 to 1. Lower for a query with a typo. */
  function getEquality(own: string): number {
    return query.names.includes(own) ? 1 : (expanded.correctedNames.get(own) ?? 0);
  }

  /** Returns how well the names in a text equal the query, from 0 to 1. The same letter case wins ties. */
  function compareNames(text: string, { full, members }: DefinedNames): number {
    const factor = text.includes(query.text) ? 1 : 1 - SAME_CASE / SCORES.exactTitle;
    const best = (names: ReadonlySet<string>) => Math.max(0, ...[...names].map(getEquality));
    return factor * Math.max(best(full), MEMBER_EQUALITY * best(members));
  }

  function startsWithQuery(text: string): boolean {
    const normalized = expanded.readText(text).normalized();
    return query.names.some((own) => normalized.startsWith(own));
  }

  function getTitleEquality(): number {
    return Math.max(
      compareNames(page.title, expanded.readText(page.title).definedNames()),
      ...getPathSuffixes(page.routePath).map((path) => getEquality(path)),
    );
  }

  /** Compares the query with the names of a heading, alone and after the names of its page and of its parents. */
  function getHeadingEquality({ heading, breadcrumb }: Section): number {
    const names = expanded.readText(heading!.text).definedNames();
    const equality = compareNames(heading!.text, names);
    if (equality > 0) return equality;
    const scopes = [...breadcrumb.slice(0, -1), name].map((text) =>
      expanded.readText(text).normalized(),
    );
    return Math.max(
      0,
      ...[...names.full, ...names.members].flatMap((own) =>
        scopes.filter((scope) => scope !== own).map((scope) => getEquality(scope + own)),
      ),
    );
  }

  /** Returns the best match qualities in the page description or first block. */
  function findLeadMatches(): Pick<TextMatches, 'best'> {
    const first = corpus.firstSection[candidate.page]!;
    const { leadLength = 0 } = corpus.section(first);
    const { matches } = sections.find(({ section }) => section === first)!.body;
    const inLead = matches.filter(({ end }) => end <= leadLength);
    return { best: getBestQualities(inLead, weights.length) };
  }

  /** Returns the match qualities in the sentences that link to the page. */
  function findMentions(): Pick<TextMatches, 'best'> {
    const { best } = findTextMatches(page.mentions ?? '', expanded);
    return { best: best.map((quality) => quality * MENTION_QUALITY) };
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
      sum += (weights[unit]! * count) / (count + 1 + length / LONG_PAGE);
    }
    return sum / total;
  }
}

/** Returns the last segments of a route path as names: `port` and `serverport` for `/config/server/port`. */
function getPathSuffixes(routePath: string): string[] {
  const segments = routePath
    .replace(/\.html$/, '')
    .split('/')
    .filter(Boolean);
  return [2, 3].map((count) => normalizeName(segments.slice(-count).join('/')));
}

/** Checks whether a block of text starts with the whole query, as the description of an option or flag does. */
function definesQuery(text: string, { matches, best }: TextMatches): boolean {
  const wanted = best.filter((quality) => quality > 0).length;
  if (wanted !== best.length) return false;
  return matches.some(
    ({ start, units, quality }) =>
      quality >= 0.9 &&
      units.filter((unit) => best[unit]! > 0).length === wanted &&
      (start === 0 || /\n\W{0,3}$/.test(text.slice(Math.max(0, start - 4), start))),
  );
}

/** Returns the share of words in a text that match the query, from 0 to 1. */
function density({ matches, length }: TextMatches): number {
  const positions = new Set<number>();
  for (const { position, units } of matches) {
    for (let at = 0; at < units.length; at++) positions.add(position + at);
  }
  return length === 0 ? 0 : Math.min(1, positions.size / length);
}
