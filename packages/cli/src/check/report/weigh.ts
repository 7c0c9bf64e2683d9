import {
  type Finding,
  RULES,
  type RuleName,
  type Severity,
  type WeighedFinding,
} from '../../model/rules';

/** Weigh findings as the configuration says, drop those that are off, and put them in order of place. */
export function weigh(
  findings: readonly Finding[],
  rules: Partial<Record<RuleName, Severity | 'off'>>,
): WeighedFinding[] {
  return findings
    .flatMap((finding): WeighedFinding[] => {
      const severity = rules[finding.rule] ?? RULES[finding.rule].severity;
      return severity === 'off' ? [] : [{ ...finding, severity }];
    })
    .sort(
      (a, b) =>
        compare(a.file ?? '', b.file ?? '') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        compare(a.rule, b.rule) ||
        compare(a.message, b.message),
    );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
