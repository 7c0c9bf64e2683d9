import { type LabeledQuery, measureRelevance, type Relevance } from '@octavo/search/node';
import { safeDecode, splitHref } from '@octavo/theme/urls';

import type { BuiltSite, EditionName } from '../built-site/open-built-site';
import { OctavoError, type Problem } from '../model/errors';
import type { LocateValue, Questions } from './read-questions';

/** Numbers of pages for which recall is always measured. */
const KS = [1, 3, 7];

/** Measurements of a language, or of all questions. */
export interface Evaluation extends Pick<Relevance, 'count' | 'recall'> {
  /** Mean reciprocal rank of the first page that answers the question. */
  mrr: number;
  /** Share of the questions about sections whose first result is such a section. `null` without such questions. */
  sections: number | null;
}

/** Question whose first page is not an answer. */
export interface MissedQuestion {
  question: string;
  edition: string;
  answers: readonly string[];
  /** Rank of the first page that answers the question, or 0 if it is not among the results. */
  rank: number;
  /** Pages of the results, in order. */
  pages: string[];
}

/** Value that is below its threshold. */
export interface Shortfall {
  edition: string;
  metric: string;
  value: number;
  threshold: number;
}

export interface EvaluationReport {
  all: Evaluation;
  /** Measurements by language, with the version if the question has one: `en` or `en/v1`. */
  editions: Record<string, Evaluation>;
  misses: MissedQuestion[];
  shortfalls: Shortfall[];
}

/**
 * Asks the search of a site each question, and measures how often the first pages answer it.
 *
 * @throws {OctavoError} `USAGE` with all answers, languages and versions that do not exist
 */
export async function evaluateSearch(
  { questions, threshold }: Questions,
  site: BuiltSite,
  locate: LocateValue,
): Promise<EvaluationReport> {
  const problems: Problem[] = [];
  const editions = new Map<LabeledQuery, EditionName>();
  for (const [
    index,
    { question, answers, lang = site.defaultLang, version },
  ] of questions.entries()) {
    const edition = { lang, version };
    const unknown = findUnknownName(edition, site);
    if (unknown) {
      problems.push({ ...locate(['questions', index, unknown.key]), ...unknown.problem });
      continue;
    }
    const found: string[] = [];
    for (const [at, answer] of answers.entries()) {
      const path = ['questions', index, 'answers', at];
      const result = await findAnswer(answer, edition, site);
      if ('problem' in result) problems.push({ ...locate(path), ...result.problem });
      else found.push(result.link);
    }
    const name = [lang, version].filter(Boolean).join('/');
    editions.set({ query: question, answers: found, class: name }, edition);
  }
  if (problems.length > 0)
    throw new OctavoError('USAGE', 'Some answers do not exist.', { problems });

  const limits = Object.keys(threshold).map((metric) => Number(metric.split('@')[1]));
  const ks = [...new Set([...KS, ...limits.filter((k) => k > 0)])].sort((a, b) => a - b);
  const { all, classes, misses } = await measureRelevance(
    [...editions.keys()],
    async (query, label) => {
      const { results } = await site.search(query, editions.get(label)!);
      return results.map(({ link }) => safeDecode(link));
    },
    ks,
  );
  const measured = Object.fromEntries(
    [...classes].map(([name, relevance]) => [name, toEvaluation(relevance)]),
  );
  return {
    all: toEvaluation(all),
    editions: measured,
    misses: misses
      .filter(({ page }) => page !== 1)
      .map(({ query, class: edition, answers, page, rows }) => ({
        question: query,
        edition,
        answers,
        rank: page,
        pages: [...new Set(rows.map((row) => splitHref(row).path))],
      })),
    shortfalls: findShortfalls(measured, threshold),
  };
}

/** Returns the key of the language or version that a site does not have, with the problem. */
function findUnknownName(
  { lang, version }: EditionName,
  site: BuiltSite,
): { key: 'lang' | 'version'; problem: Pick<Problem, 'message' | 'hint'> } | undefined {
  for (const [key, edition] of [
    ['lang', { lang }],
    ['version', { version }],
  ] as const) {
    try {
      site.localize('/', edition);
    } catch (error) {
      return { key, problem: toProblem(error) };
    }
  }
  return undefined;
}

/** @throws errors that are not about the input */
function toProblem(error: unknown): Pick<Problem, 'message' | 'hint'> {
  if (!(error instanceof OctavoError)) throw error;
  return { message: error.message, ...(error.hint ? { hint: error.hint } : {}) };
}

/** Returns the link of an answer in the results of an edition, or a problem if the page or section does not exist. */
async function findAnswer(
  answer: string,
  edition: EditionName,
  site: BuiltSite,
): Promise<{ link: string } | { problem: Pick<Problem, 'message' | 'hint'> }> {
  try {
    const { path, hash } = splitHref(site.localize(answer, edition));
    const page = await site.findPage(path);
    if (!page) return { problem: { message: `Page not found: ${path}.` } };
    const id = safeDecode(hash.slice(1));
    if (id === '') return { link: page.routePath };
    if (page.toc.some((heading) => heading.id === id)) return { link: `${page.routePath}#${id}` };
    const ids = page.toc.map((heading) => `#${heading.id}`).join(', ');
    return {
      problem: {
        message: `${page.routePath} has no section "#${id}".`,
        hint: ids === '' ? 'The page has no sections.' : `Sections: ${ids}.`,
      },
    };
  } catch (error) {
    return { problem: toProblem(error) };
  }
}

function toEvaluation({ count, recall, page, named }: Relevance): Evaluation {
  return { count, recall, mrr: page, sections: named ?? null };
}

/** Returns the values of each language that are below a threshold. */
function findShortfalls(
  editions: Record<string, Evaluation>,
  thresholds: Questions['threshold'],
): Shortfall[] {
  return Object.entries(editions).flatMap(([edition, { recall, mrr }]) =>
    Object.entries(thresholds).flatMap(([metric, threshold]) => {
      const value = metric === 'mrr' ? mrr : recall[Number(metric.split('@')[1])]!;
      return value < threshold ? [{ edition, metric, value, threshold }] : [];
    }),
  );
}
