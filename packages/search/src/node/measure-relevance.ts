import { DEFAULT_LIMIT } from '../model/constants';

/** Query with the pages and sections that answer it. */
export interface LabeledQuery {
  query: string;
  /** Route paths. A section is the route path of its page and its hash: `/guide/start#install`. */
  answers: readonly string[];
  /** Name of the class that the query belongs to, such as its language. */
  class: string;
}

/** Returns the links of the rows for a query, in display order. */
export type AnswerSource = (query: string, label: LabeledQuery) => Promise<readonly string[]>;

/** Measurements of the queries of a class. All values except `count` and the times are from 0 to 1. */
export interface Relevance {
  count: number;
  /** Mean reciprocal rank of the first page that answers the query. */
  page: number;
  /** Mean reciprocal rank of the first row that opens an answer: the section, if the answer is a section. */
  section: number;
  /** Share of the queries that are answered by sections whose first row opens such a section. */
  named: number | undefined;
  /** Share of the queries with a page that answers them among the first `k` pages, for each `k`. */
  recall: Record<number, number>;
  /** Median time of a query, in milliseconds. */
  median: number;
  /** Time of the slowest query, in milliseconds. */
  slowest: number;
}

/** Query whose first row is not an answer. */
export interface Miss extends LabeledQuery {
  /** Rank of the first page that answers the query, or 0 if there is none. */
  page: number;
  /** Rank of the first row that opens an answer, or 0 if there is none. */
  section: number;
  rows: readonly string[];
}

export interface RelevanceReport {
  all: Relevance;
  /** Measurements by class, in the order of the first query of each class. */
  classes: Map<string, Relevance>;
  misses: Miss[];
}

interface Totals extends Pick<Relevance, 'count' | 'page' | 'section'> {
  sections: number;
  named: number;
  found: Map<number, number>;
  times: number[];
}

/**
 * Measures how well rows answer labeled queries. The queries run one after the other.
 *
 * @param ks numbers of pages for `recall`, at most the number of pages that the search panel shows
 */
export async function measureRelevance(
  labels: readonly LabeledQuery[],
  rowsOf: AnswerSource,
  ks: readonly number[] = [DEFAULT_LIMIT],
): Promise<RelevanceReport> {
  const all = createTotals();
  const classes = new Map<string, Totals>();
  const misses: Miss[] = [];
  for (const label of labels) {
    const start = performance.now();
    const rows = limitPages(await rowsOf(label.query, label));
    const time = performance.now() - start;
    const pages = [...new Set(rows.map(toPage))];
    const wanted = new Set(label.answers.map(toPage));
    const page = pages.findIndex((candidate) => wanted.has(candidate)) + 1;
    const section = [...new Set(rows)].findIndex((row) => label.answers.includes(row)) + 1;
    const totals = classes.get(label.class) ?? createTotals();
    classes.set(label.class, totals);
    for (const each of [all, totals]) addQuery(each, { label, page, section, time, ks });
    if (page !== 1 || section !== 1) misses.push({ ...label, page, section, rows });
  }
  return {
    all: toRelevance(all, ks),
    classes: new Map([...classes].map(([name, totals]) => [name, toRelevance(totals, ks)])),
    misses,
  };
}

interface MeasuredQuery {
  label: LabeledQuery;
  page: number;
  section: number;
  time: number;
  ks: readonly number[];
}

function addQuery(totals: Totals, { label, page, section, time, ks }: MeasuredQuery): void {
  totals.count++;
  totals.times.push(time);
  if (page > 0) totals.page += 1 / page;
  if (section > 0) totals.section += 1 / section;
  for (const k of ks)
    if (page > 0 && page <= k) totals.found.set(k, (totals.found.get(k) ?? 0) + 1);
  if (!label.answers.every((answer) => answer.includes('#'))) return;
  totals.sections++;
  if (section === 1) totals.named++;
}

function createTotals(): Totals {
  return { count: 0, sections: 0, page: 0, section: 0, named: 0, found: new Map(), times: [] };
}

function toRelevance(
  { count, sections, page, section, named, found, times }: Totals,
  ks: readonly number[],
): Relevance {
  const sorted = [...times].sort((a, b) => a - b);
  const share = (value: number) => (count === 0 ? 0 : value / count);
  return {
    count,
    page: share(page),
    section: share(section),
    named: sections === 0 ? undefined : named / sections,
    recall: Object.fromEntries(ks.map((k) => [k, share(found.get(k) ?? 0)])),
    median: sorted[sorted.length >> 1] ?? 0,
    slowest: sorted.at(-1) ?? 0,
  };
}

/** Removes the rows of pages that the search panel does not show. */
function limitPages(rows: readonly string[]): string[] {
  const pages = new Set<string>();
  return rows.filter((row) => pages.add(toPage(row)).size <= DEFAULT_LIMIT);
}

function toPage(row: string): string {
  return row.replace(/#.*/, '');
}
