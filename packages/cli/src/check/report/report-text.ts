import { codeFrame } from '@octavo/mdx-plugins/diagnostics';

import type { SiteConfig } from '../../model/config';
import { formatProblem, type Problem } from '../../model/errors';
import type { Logger } from '../../model/logger';
import { plural } from '../../model/plural';
import type { WeighedFinding } from '../../model/rules';
import { groupTranslations } from './group-translations';

/** Show the lines around a finding, and the name of its rule. */
function problemOfFinding(
  { rule, severity: _severity, lacks: _lacks, ...problem }: WeighedFinding,
  sourceOf: (file: string) => string,
): Problem {
  const { file, line, column } = problem;
  const hasPlace = file !== undefined && line !== undefined;
  return {
    ...problem,
    message: `${problem.message} (${rule})`,
    frame: problem.frame ?? (hasPlace ? frameOf(sourceOf, file, line, column ?? 1) : undefined),
  };
}

function frameOf(
  sourceOf: (file: string) => string,
  file: string,
  line: number,
  column: number,
): string | undefined {
  // A finding on a whole page stands at its beginning, where there is nothing to see.
  return line === 1 && column === 1 ? undefined : codeFrame(sourceOf(file), line, column);
}

/** What a person reads of a finding. */
export function findingText(
  finding: WeighedFinding,
  cwd: string,
  sourceOf: (file: string) => string,
): string {
  return formatProblem(problemOfFinding(finding, sourceOf), cwd);
}

/** `3 errors and 1 warning`. */
export function countText(findings: readonly WeighedFinding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return `${plural(errors, 'error')} and ${plural(findings.length - errors, 'warning')}`;
}

/** Errors as problems that end a run. */
export function errorsOf(
  findings: readonly WeighedFinding[],
  sourceOf: (file: string) => string,
): Problem[] {
  return groupTranslations(findings)
    .filter(({ severity }) => severity === 'error')
    .map((finding) => problemOfFinding(finding, sourceOf));
}

/** Rules whose warnings a build prints; of others it tells how many there are. */
const PRINTED = new Set<WeighedFinding['rule']>([
  'page-warning',
  'duplicate-id',
  'missing-messages',
]);

/** Tell the warnings of a build. */
export function reportWarnings(
  findings: readonly WeighedFinding[],
  {
    config,
    sourceOf,
    logger,
  }: { config: Pick<SiteConfig, 'cwd'>; sourceOf: (file: string) => string; logger: Logger },
): void {
  const warnings = findings.filter(({ severity }) => severity === 'warn');
  const printed = warnings.filter(({ rule }) => PRINTED.has(rule));
  for (const finding of printed) logger.warn(findingText(finding, config.cwd, sourceOf));
  const rest = warnings.length - printed.length;
  if (rest > 0) logger.info(`  ${plural(rest, 'more warning')}: octavo check names them.`);
}
