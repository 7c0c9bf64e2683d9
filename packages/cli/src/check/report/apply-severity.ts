import { compareByCodeUnit } from '../../content/scan/by-code-unit';
import {
  type Finding,
  type FindingWithSeverity,
  RULES,
  type RuleName,
  type Severity,
} from '../../model/rules';

/** Adds the configured severity to each finding, removes findings of disabled rules, and sorts the rest by position. */
export function applySeverity(
  findings: readonly Finding[],
  rules: Partial<Record<RuleName, Severity | 'off'>>,
): FindingWithSeverity[] {
  return findings
    .flatMap((finding): FindingWithSeverity[] => {
      const severity = rules[finding.rule] ?? RULES[finding.rule].severity;
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
