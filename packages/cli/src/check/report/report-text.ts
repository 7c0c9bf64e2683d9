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

/** Rules whose warnings are printed during a build. Warnings from other rules are only counted. */
const PRINTED_RULES = new Set<RuleName>([
  'page-warning',
  'duplicate-id',
  'inline-script',
  'missing-messages',
]);

/** Checks whether a build prints the findings of a rule, instead of only counting them. */
export function isListedInBuild(rule: RuleName, { check }: Pick<SiteConfig, 'check'>): boolean {
  return PRINTED_RULES.has(rule) || getSeverity(rule, check.rules) === 'error';
}

/** Logs the warnings for a build. */
export function logWarnings(
  findings: readonly FindingWithSeverity[],
  {
    config,
    sourceOf,
    logger,
  }: { config: Pick<SiteConfig, 'cwd'>; sourceOf: (file: string) => string; logger: Logger },
): void {
  const warnings = groupMissingTranslations(findings).filter(({ severity }) => severity === 'warn');
  const printed = warnings.filter(({ rule }) => PRINTED_RULES.has(rule));
  for (const finding of printed) logger.warn(formatFinding(finding, config.cwd, sourceOf));
  const rest = warnings.length - printed.length;
  const name = printed.length > 0 ? 'more warning' : 'warning';
  if (rest > 0) logger.info(`  ${plural(rest, name)}. Run "npx octavo check" to list them.`);
}
