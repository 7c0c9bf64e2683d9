import type { RuleName, Severity } from './rules';

/** Finding in the JSON report. */
export interface ReportedFinding {
  rule: RuleName;
  severity: Severity;
  /** Path relative to the project folder, with forward slashes. */
  file?: string | undefined;
  /** 1-based. */
  line?: number | undefined;
  /** 1-based. */
  column?: number | undefined;
  message: string;
  hint?: string | undefined;
}

/** Output of `octavo check --format json`. */
export interface CheckReport {
  errors: number;
  warnings: number;
  /** Findings sorted by file and position. */
  findings: ReportedFinding[];
}
