import { compareByCodeUnit } from '../../content/scan/by-code-unit';
import { isInside } from '../../files/is-inside';
import type { SiteConfig } from '../../model/config';
import {
  type Finding,
  type FindingWithSeverity,
  RULES,
  type RuleName,
  type Severity,
} from '../../model/rules';

/** Rules whose findings stop a build. */
const FATAL: readonly RuleName[] = ['invalid-page', 'invalid-file'];

type Severities = Partial<Record<RuleName, Severity | 'off'>>;

/** Returns the configured severity of a rule. */
export function getSeverity(rule: RuleName, rules: Severities): Severity | 'off' {
  return rules[rule] ?? RULES[rule].severity;
}

/**
 * Adds the configured severity to each finding, removes findings of disabled rules, and sorts the rest by position.
 *
 * @param gitVersions versions that are read from Git. A tag cannot be changed, so its findings are only warnings,
 *   unless they stop the build.
 */
export function applySeverity(
  findings: readonly Finding[],
  rules: Severities,
  gitVersions: SiteConfig['gitVersions'] = new Map(),
): FindingWithSeverity[] {
  const tags = [...gitVersions.values()].filter(({ isBranch }) => !isBranch);
  const isFixed = (file: string | undefined) =>
    file !== undefined && tags.some(({ folder }) => isInside(file, folder));
  return findings
    .flatMap((finding): FindingWithSeverity[] => {
      const severity = getSeverity(finding.rule, rules);
      if (severity === 'off') return [];
      const isLowered = isFixed(finding.file) && !FATAL.includes(finding.rule);
      return [{ ...finding, severity: isLowered ? 'warn' : severity }];
    })
    .sort(
      (a, b) =>
        compareByCodeUnit(a.file ?? '', b.file ?? '') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        compareByCodeUnit(a.rule, b.rule) ||
        compareByCodeUnit(a.message, b.message),
    );
}
