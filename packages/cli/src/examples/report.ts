import { printSarif, toRelativePath, toRepositoryPath } from '../check/report/report-json';
import { formatProblem } from '../model/errors';
import { plural } from '../model/plural';
import { EXAMPLE_RULES, type ExampleRule } from './projects';
import type { PageProblem } from './tasks';
import type { TestResult } from './test-site';

/** Formats a problem for the terminal, with page, line, command and differences. */
export function formatExampleProblem(
  { file, line, message, diff }: PageProblem,
  cwd: string,
): string {
  return formatProblem({ file, line, message: [message, diff].filter(Boolean).join('\n') }, cwd);
}

/** Formats the number of blocks, why blocks did not run, and the number of problems. */
export function formatSummary(
  result: TestResult,
  facts: Readonly<Record<string, number>>,
  seconds: number,
): string {
  const { blocks, skipped, jobs, run, problems, updated } = result;
  const count = [...skipped.values()].reduce((sum, each) => sum + each, 0);
  const reasons = [...skipped].map(([reason, each]) => `${each} ${reason}`).join(', ');
  const parts = [
    `${plural(blocks, 'code block')}, ${count} of them skipped${reasons && ` (${reasons})`}`,
    `${plural(jobs, 'sample')}: ${run} run, ${jobs - run} unchanged`,
    ...(Object.keys(facts).length > 0 ? [`compared ${formatFacts(facts)}`] : []),
    ...(updated.length > 0 ? [`updated ${plural(updated.length, 'page')}`] : []),
    `${plural(problems.length, 'problem')} in ${seconds.toFixed(1)} s`,
  ];
  return `${parts.join('. ')}.`;
}

function formatFacts(facts: Readonly<Record<string, number>>): string {
  return Object.entries(facts)
    .map(([kind, count]) => plural(count, kind))
    .join(', ');
}

/** Formats the result as a JSON report. */
export function toJsonReport(result: TestResult, cwd: string): string {
  const { problems, skipped, updated, ...rest } = result;
  const report = {
    ...rest,
    skipped: Object.fromEntries(skipped),
    updated: updated.map((file) => toRelativePath(cwd, file)),
    problems: problems.map(({ rule, file, line, message, diff }) => ({
      rule,
      file: toRelativePath(cwd, file),
      line,
      message,
      diff,
    })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Formats the problems as SARIF 2.1.0. */
export function toSarifReport(
  problems: readonly PageProblem[],
  { cwd, version }: { cwd: string; version: string },
): string {
  const names = [...new Set(problems.map(({ rule }) => rule))].sort();
  return printSarif({
    tool: 'octavo test',
    version,
    cwd,
    rules: names.map((id: ExampleRule) => ({
      id,
      description: EXAMPLE_RULES[id],
      severity: 'error',
    })),
    results: problems.map(({ rule, file, line, message, diff }) => ({
      rule,
      severity: 'error',
      file,
      line,
      message: [message, diff].filter(Boolean).join('\n'),
    })),
  });
}

/** Formats the problems as workflow commands of GitHub Actions, which annotate the lines of a pull request. */
export function toGitHubReport(problems: readonly PageProblem[], cwd: string): string {
  return problems
    .map(({ rule, file, line, message, diff }) => {
      const path = escapeProperty(toRepositoryPath(cwd, file));
      const text = escapeData([message, diff].filter(Boolean).join('\n'));
      return `::error file=${path},line=${line},title=octavo test (${rule})::${text}\n`;
    })
    .join('');
}

function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
