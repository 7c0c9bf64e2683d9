import { relative } from 'node:path';

import { toPosixPath } from '../../files/posix-path';
import type { CheckReport, ReportedFinding } from '../../model/check-report';
import { type FindingWithSeverity, RULES, type RuleName } from '../../model/rules';

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

/**
 * Formats findings as SARIF 2.1.0 (Static Analysis Results Interchange Format), which services such as GitHub can
 * import.
 */
export function toSarif(
  findings: readonly FindingWithSeverity[],
  { cwd, version }: { cwd: string; version: string },
): string {
  const names = [...new Set(findings.map(({ rule }) => rule))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'octavo check', version, rules: names.map(toSarifRule) },
        },
        results: findings.map((finding) => ({
          ruleId: finding.rule,
          ruleIndex: names.indexOf(finding.rule),
          level: finding.severity === 'warn' ? 'warning' : 'error',
          message: { text: [finding.message, finding.hint].filter(Boolean).join(' ') },
          ...(finding.file === undefined
            ? {}
            : { locations: [toSarifLocation(finding, toRelativePath(cwd, finding.file))] }),
        })),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toSarifRule(name: RuleName) {
  const { description, severity } = RULES[name];
  return {
    id: name,
    shortDescription: { text: description },
    defaultConfiguration: {
      enabled: severity !== 'off',
      level: severity === 'error' ? 'error' : 'warning',
    },
  };
}

function toSarifLocation({ line, column }: FindingWithSeverity, uri: string) {
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

function toRelativePath(cwd: string, file: string): string {
  return toPosixPath(relative(cwd, file));
}
