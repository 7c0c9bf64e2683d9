import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { applySeverity } from '../check/report/apply-severity';
import { toJsonReport, toSarif } from '../check/report/report-json';
import { formatCounts, formatFinding } from '../check/report/report-text';
import { type Finding, RULE_NAMES, RULES } from './rules';

const findings: Finding[] = [
  { rule: 'dead-link', file: '/site/b.mdx', line: 2, column: 1, message: 'B2.' },
  { rule: 'dead-link', file: '/site/a.mdx', line: 10, column: 1, message: 'A10.', hint: 'Do.' },
  { rule: 'empty-page', file: '/site/a.mdx', line: 2, column: 5, message: 'A2.' },
  { rule: 'translation-ids', file: '/site/a.mdx', line: 1, column: 1, message: 'Ids.' },
];

test('sorts findings by position and excludes disabled rules', () => {
  expect(applySeverity(findings, {}).map(({ message, severity }) => [message, severity])).toEqual([
    ['A2.', 'warn'],
    ['A10.', 'error'],
    ['B2.', 'error'],
  ]);
  const severities = {
    'dead-link': 'off',
    'empty-page': 'error',
    'translation-ids': 'warn',
  } as const;
  expect(
    applySeverity(findings, severities).map(({ message, severity }) => [message, severity]),
  ).toEqual([
    ['Ids.', 'warn'],
    ['A2.', 'error'],
  ]);
});

test('every rule has a description', () => {
  for (const name of RULE_NAMES) expect(RULES[name].description).toMatch(/^[A-Z].*\.$/);
});

test('the README lists all rules with their default severities, in order', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const rows = readme.matchAll(/^\| `([\w-]+)` +\| (error|warn|off) +\|/gm);
  expect([...rows].map(([, name, severity]) => [name, severity])).toEqual(
    Object.entries(RULES).map(([name, { severity }]) => [name, severity]),
  );
});

test('formats a finding with its location, rule, code frame and hint', () => {
  const [, second] = applySeverity(findings, {});
  const source = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');
  expect(formatFinding(second!, '/site', () => source)).toMatchInlineSnapshot(`
    "a.mdx:10:1
      A10. (dead-link)
         8 | line 8
         9 | line 9
      > 10 | line 10
           | ^
        11 | line 11
        12 | line 12
      → Do."
  `);
  expect(formatCounts(applySeverity(findings, {}))).toBe('2 errors and 1 warning');
});

test('reports paths relative to the site, with forward slashes', () => {
  const reported = applySeverity(findings, {});
  expect(JSON.parse(toJsonReport(reported, '/site'))).toMatchObject({
    errors: 2,
    warnings: 1,
    findings: [{ file: 'a.mdx', line: 2, column: 5, rule: 'empty-page' }, {}, {}],
  });
  const { runs } = JSON.parse(toSarif(reported, { cwd: '/site', version: '1' })) as {
    runs: {
      tool: { driver: { rules: { id: string }[] } };
      results: { ruleIndex: number; level: string }[];
    }[];
  };
  expect(runs[0]!.tool.driver.rules.map(({ id }) => id)).toEqual(['dead-link', 'empty-page']);
  expect(runs[0]!.results.map(({ ruleIndex, level }) => [ruleIndex, level])).toEqual([
    [1, 'warning'],
    [0, 'error'],
    [0, 'error'],
  ]);
});
