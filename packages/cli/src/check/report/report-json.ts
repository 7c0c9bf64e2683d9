import { relative } from 'node:path';

import { findCheckout } from '../../files/checkout';
import { isInside } from '../../files/is-inside';
import { toPosixPath } from '../../files/posix-path';
import type { CheckReport, ReportedFinding } from '../../model/check-report';
import { type FindingWithSeverity, RULES, type Severity } from '../../model/rules';

/** Returns a report of findings. Paths are relative to `cwd` and use forward slashes. */
export function toReport(findings: readonly FindingWithSeverity[], cwd: string): CheckReport {
  const entries = findings.map(
    ({ rule, severity, file, line, column, message, hint }): ReportedFinding => ({
      rule,
      severity,
      file: file === undefined ? undefined : toRelativePath(cwd, file),
      line,
      column,
      message,
      hint,
    }),
  );
  const count = (severity: string) =>
    findings.filter((finding) => finding.severity === severity).length;
  return { errors: count('error'), warnings: count('warn'), findings: entries };
}

/** Formats findings as a JSON report. */
export function toJsonReport(findings: readonly FindingWithSeverity[], cwd: string): string {
  return `${JSON.stringify(toReport(findings, cwd), null, 2)}\n`;
}

/** Rule in a SARIF report. */
interface SarifRule {
  id: string;
  description: string;
  severity: Severity | 'off';
}

/** Result in a SARIF report. */
interface SarifResult {
  rule: string;
  severity: Severity;
  message: string;
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
}

/** Formats findings as SARIF 2.1.0. */
export function toSarif(
  findings: readonly FindingWithSeverity[],
  { cwd, version }: { cwd: string; version: string },
): string {
  const names = [...new Set(findings.map(({ rule }) => rule))].sort();
  return printSarif({
    tool: 'octavo check',
    version,
    cwd,
    rules: names.map((id) => ({ id, ...RULES[id] })),
    results: findings.map((finding) => ({
      ...finding,
      message: [finding.message, finding.hint].filter(Boolean).join(' '),
    })),
  });
}

/**
 * Prints a report in SARIF 2.1.0 (Static Analysis Results Interchange Format), which services such as GitHub can import.
 */
export function printSarif({
  tool,
  version,
  cwd,
  rules,
  results,
}: {
  tool: string;
  version: string;
  cwd: string;
  rules: readonly SarifRule[];
  results: readonly SarifResult[];
}): string {
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: tool, version, rules: rules.map(toSarifRule) } },
        results: results.map((result) => ({
          ruleId: result.rule,
          ruleIndex: rules.findIndex(({ id }) => id === result.rule),
          level: result.severity === 'warn' ? 'warning' : 'error',
          message: { text: result.message },
          ...(result.file === undefined
            ? {}
            : { locations: [toSarifLocation(result, toRepositoryPath(cwd, result.file))] }),
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toSarifRule({ id, description, severity }: SarifRule) {
  return {
    id,
    shortDescription: { text: description },
    defaultConfiguration: {
      enabled: severity !== 'off',
      level: severity === 'error' ? 'error' : 'warning',
    },
  };
}

function toSarifLocation({ line, column }: SarifResult, uri: string) {
  return {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(uri), uriBaseId: '%SRCROOT%' },
      ...(line === undefined
        ? {}
        : {
            region: { startLine: line, ...(column === undefined ? {} : { startColumn: column }) },
          }),
    },
  };
}

/**
 * Returns a path relative to the repository, which services such as GitHub expect, with forward slashes. The site can be
 * in a subfolder.
 */
export function toRepositoryPath(cwd: string, file: string): string {
  const { GITHUB_WORKSPACE: workspace } = process.env;
  return toRelativePath(
    workspace && isInside(cwd, workspace) ? workspace : findCheckout(cwd),
    file,
  );
}

/** Returns a path relative to the working directory, with forward slashes. */
export function toRelativePath(cwd: string, file: string): string {
  return toPosixPath(relative(cwd, file));
}
