import { expect, test } from 'vitest';

import { formatDate } from './LastUpdated';

test.each([
  ['2026-11-21T23:59:59Z', 'en', 'November 21, 2026'],
  ['2026-11-21T08:00:00Z', 'zh', '2026年11月21日'],
  ['2026-11-21T08:00:00Z', 'not a tag', 'November 21, 2026'],
  ['yesterday', 'en', undefined],
])('formats %s in %s as %s', (iso, lang, date) => {
  expect(formatDate(iso, lang)).toBe(date);
});
