import { plural } from '../model/plural';
import type { Evaluation, EvaluationReport } from './evaluate-search';

/** Formats the measurements of each language as a table, followed by the questions whose first page is wrong. */
export function formatEvaluation({ all, editions, misses }: EvaluationReport): string {
  const names = Object.entries(editions);
  const rows = names.length > 1 ? [...names, ['all', all] as const] : names;
  const ks = Object.keys(all.recall);
  const width = Math.max('language'.length, ...rows.map(([name]) => name.length)) + 2;
  const head = toLine('language', [
    'questions',
    ...ks.map((k) => `recall@${k}`),
    'MRR',
    'sections',
  ]);
  const table = rows.map(([name, each]) => toLine(name, toCells(each)));
  const list = misses.flatMap(({ question, edition, answers, rank, pages }) => [
    '',
    `${edition}: ${question}`,
    `  expected: ${answers.join(', ')} (${rank === 0 ? 'not found' : `rank ${rank}`})`,
    `  first:    ${pages.slice(0, 3).join(', ') || 'no results'}`,
  ]);
  const summary =
    misses.length === 0
      ? []
      : ['', `The first page does not answer ${plural(misses.length, 'question')}:`];
  return [head, ...table, ...summary, ...list].join('\n');

  function toLine(name: string, cells: readonly string[]): string {
    return name.padEnd(width) + cells.map((cell) => cell.padStart(10)).join('');
  }

  function toCells({ count, recall, mrr, sections }: Evaluation): string[] {
    const shares = [...ks.map((k) => recall[Number(k)]!), mrr].map((value) => value.toFixed(3));
    return [`${count}`, ...shares, sections === null ? '–' : sections.toFixed(3)];
  }
}
