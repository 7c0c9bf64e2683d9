import { expect, test, vi } from 'vitest';

import { createLogger } from '../../model/logger';
import type { FindingWithSeverity } from '../../model/rules';
import { logWarnings } from './report-text';

const finding = (rule: FindingWithSeverity['rule']): FindingWithSeverity => ({
  rule,
  severity: 'warn',
  message: `Message of ${rule}.`,
});

test('a build prints the command that lists the warnings it only counts', () => {
  const info = vi.fn();
  const warn = vi.fn();
  logWarnings([finding('page-warning'), finding('orphan-page'), finding('empty-page')], {
    config: { cwd: '/site' },
    sourceOf: () => '',
    logger: { ...createLogger(), info, warn },
  });
  expect(warn.mock.calls).toEqual([['  Message of page-warning. (page-warning)']]);
  expect(info.mock.calls).toEqual([['  2 more warnings. Run "npx octavo check" to list them.']]);
});

test('a build without printed warnings counts all of them, a group as one', () => {
  const info = vi.fn();
  const missing = Array.from({ length: 5 }, (_, index) => ({
    ...finding('missing-translation'),
    missingTranslation: { lang: 'zh', routePath: `/${index}` },
  }));
  logWarnings([finding('orphan-page'), ...missing], {
    config: { cwd: '/site' },
    sourceOf: () => '',
    logger: { ...createLogger(), info },
  });
  expect(info.mock.calls).toEqual([['  2 warnings. Run "npx octavo check" to list them.']]);
});
