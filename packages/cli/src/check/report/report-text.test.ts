import { expect, test, vi } from 'vitest';

import { createLogger } from '../../model/logger';
import type { FindingWithSeverity } from '../../model/rules';
import { logWarnings, selectWarnings } from './report-text';

const finding = (rule: FindingWithSeverity['rule']): FindingWithSeverity => ({
  rule,
  severity: 'warn',
  message: `Message of ${rule}.`,
});

function log(findings: FindingWithSeverity[]) {
  const info = vi.fn();
  const warn = vi.fn();
  logWarnings(selectWarnings(findings), {
    config: { cwd: '/site' },
    sourceOf: () => '',
    logger: { ...createLogger(), info, warn },
  });
  return { info: info.mock.calls.flat(), warn: warn.mock.calls.flat() as string[] };
}

test('a build prints its warnings, a group as one', () => {
  const missing = Array.from({ length: 5 }, (_, index) => ({
    ...finding('missing-translation'),
    missingTranslation: { lang: 'zh', routePath: `/${index}` },
  }));
  const { info, warn } = log([finding('page-warning'), finding('orphan-page'), ...missing]);
  expect(warn).toEqual([
    '  Message of page-warning. (page-warning)',
    '  Message of orphan-page. (orphan-page)',
    expect.stringContaining('5 pages have no "zh" translation'),
  ]);
  expect(info).toEqual([]);
});

test('a build prints ten of many warnings, and the command that lists all', () => {
  const many = Array.from({ length: 12 }, () => finding('orphan-page'));
  const { info, warn } = log([...many, finding('duplicate-id'), finding('inline-script')]);
  expect(warn).toHaveLength(10);
  expect(warn.at(-1)).toContain('inline-script');
  expect(info).toEqual(['  4 more warnings. Run "npx octavo check" to list all of them.']);
});

test('a build prints all warnings that readers notice', () => {
  const { info, warn } = log([
    finding('orphan-page'),
    ...Array.from({ length: 12 }, () => finding('duplicate-id')),
  ]);
  expect(warn).toHaveLength(12);
  expect(info).toEqual(['  1 more warning. Run "npx octavo check" to list all of them.']);
});
