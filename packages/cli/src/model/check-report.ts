import type { RuleName, Severity } from './rules';

/** A finding as other programs read it. */
export interface ReportedFinding {
  rule: RuleName;
  severity: Severity;
  /** From the site's folder, with slashes. */
  file?: string | undefined;
  /** Counted from 1. */
  line?: number | undefined;
  column?: number | undefined;
  message: string;
  hint?: string | undefined;
}

/** What `octavo check --format json` writes. */
export interface CheckReport {
  errors: number;
  warnings: number;
  /** In order of place. */
  findings: ReportedFinding[];
}
