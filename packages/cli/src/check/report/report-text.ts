import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

import type { SiteConfig } from '../../model/config';
import { formatProblem, type Problem } from '../../model/errors';
import type { Logger } from '../../model/logger';
import { plural } from '../../model/plural';
import type { FindingWithSeverity, RuleName } from '../../model/rules';
import { getSeverity } from './apply-severity';
import { groupMissingTranslations } from './group-missing-translations';

/** Converts a finding to a problem. Adds the rule name and a code frame. */
function toProblem(
  { rule, severity: _severity, missingTranslation: _missing, ...problem }: FindingWithSeverity,
  sourceOf: (file: string) => string,
): Problem {
  const { file, line, column } = problem;
  const hasPosition = file !== undefined && line !== undefined;
  return {
    ...problem,
    message: `${problem.message} (${rule})`,
    frame:
      problem.frame ?? (hasPosition ? createFrame(sourceOf, file, line, column ?? 1) : undefined),
  };
}

function createFrame(
  sourceOf: (file: string) => string,
  file: string,
  line: number,
  column: number,
): string | undefined {
  // Findings for an entire page are located at its start, where a code frame is not helpful.
  return line === 1 && column === 1 ? undefined : codeFrame(sourceOf(file), line, column);
}

/** Formats a finding with its position, code frame and hint. */
export function formatFinding(
  finding: FindingWithSeverity,
  cwd: string,
  sourceOf: (file: string) => string,
): string {
  return formatProblem(toProblem(finding, sourceOf), cwd);
}

/** Formats the number of errors and warnings, for example `3 errors and 1 warning`. */
export function formatCounts(findings: readonly FindingWithSeverity[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return `${plural(errors, 'error')} and ${plural(findings.length - errors, 'warning')}`;
}

/** Converts all findings with severity `error` to problems. */
export function getErrors(
  findings: readonly FindingWithSeverity[],
  sourceOf: (file: string) => string,
): Problem[] {
  return groupMissingTranslations(findings)
    .filter(({ severity }) => severity === 'error')
    .map((finding) => toProblem(finding, sourceOf));
}

/** Rules whose warnings a build always prints, because readers notice the problem. */
const ALWAYS_PRINTED = new Set<RuleName>([
  'page-warning',
  'duplicate-id',
  'inline-script',
  'inline-style',
  'missing-messages',
]);
/** Maximum number of warnings that a build prints, except for `ALWAYS_PRINTED`. The others are counted. */
const MAX_WARNINGS = 10;

/** Returns the maximum number of findings of a rule that a build prints. */
export function getBuildLimit(rule: RuleName, { check }: Pick<SiteConfig, 'check'>): number {
  return ALWAYS_PRINTED.has(rule) || getSeverity(rule, check.rules) === 'error'
    ? Number.POSITIVE_INFINITY
    : MAX_WARNINGS;
}

/** Warnings that a build prints, and the number of the others. */
export interface BuildWarnings {
  printed: FindingWithSeverity[];
  rest: number;
}

/** Returns the first warnings of a build. */
export function selectWarnings(findings: readonly FindingWithSeverity[]): BuildWarnings {
  const warnings = groupMissingTranslations(findings).filter(({ severity }) => severity === 'warn');
  const isAlwaysPrinted = ({ rule }: FindingWithSeverity) => ALWAYS_PRINTED.has(rule);
  let remaining = MAX_WARNINGS - warnings.filter(isAlwaysPrinted).length;
  const printed = warnings.filter((finding) => isAlwaysPrinted(finding) || remaining-- > 0);
  return { printed, rest: warnings.length - printed.length };
}

/** Logs the first warnings of a build, and the number of the others. */
export function logWarnings(
  { printed, rest }: BuildWarnings,
  {
    config,
    sourceOf,
    logger,
  }: { config: Pick<SiteConfig, 'cwd'>; sourceOf: (file: string) => string; logger: Logger },
): void {
  for (const finding of printed) logger.warn(formatFinding(finding, config.cwd, sourceOf));
  if (rest > 0)
    logger.info(`  ${plural(rest, 'more warning')}. Run "npx octavo check" to list all of them.`);
}
