import { compareByCodeUnit } from '../../content/scan/by-code-unit';
import {
  type Finding,
  type FindingWithSeverity,
  RULES,
  type RuleName,
  type Severity,
} from '../../model/rules';

type Severities = Partial<Record<RuleName, Severity | 'off'>>;

/** Returns the configured severity of a rule. */
export function getSeverity(rule: RuleName, rules: Severities): Severity | 'off' {
  return rules[rule] ?? RULES[rule].severity;
}

/** Adds the configured severity to each finding, removes findings of disabled rules, and sorts the rest by position. */
export function applySeverity(
  findings: readonly Finding[],
  rules: Severities,
): FindingWithSeverity[] {
  return findings
    .flatMap((finding): FindingWithSeverity[] => {
      const severity = getSeverity(finding.rule, rules);
      return severity === 'off' ? [] : [{ ...finding, severity }];
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
