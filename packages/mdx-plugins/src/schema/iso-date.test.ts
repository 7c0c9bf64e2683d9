import fc from 'fast-check';
import { expect, test } from 'vitest';

import { toIsoDate } from './iso-date';

test.each([
  ['2026-11-24', '2026-11-24'],
  ['2024-02-29', '2024-02-29'],
  ['2026-11-24 18:00', '2026-11-24T18:00Z'],
  ['2026-11-24T18:00:30.5Z', '2026-11-24T18:00:30.5Z'],
  ['2026-11-24 18:00:00 +08:00', '2026-11-24T18:00:00+08:00'],
])('%s is %s', (value, date) => {
  expect(toIsoDate(value)).toBe(date);
});

test.each([
  '',
  'yesterday',
  '2026',
  '24.11.2026',
  '2026-11-24 ',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-11-24 25:00',
  '2026-11-24 18:61',
  '2026-11-24 18:00 +99:00',
  '2026-11-24Z',
])('%j is not a date', (value) => {
  expect(toIsoDate(value)).toBeUndefined();
});

test('converts every date to itself, and every result is a date in JavaScript', () => {
  const dates = fc.date({
    min: new Date('0001-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(dates, (date) => {
      const iso = date.toISOString();
      expect(toIsoDate(iso)).toBe(iso);
      expect(toIsoDate(iso.slice(0, 10))).toBe(iso.slice(0, 10));
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[\d :TZ+-]{0,30}$/), (text) => {
      const date = toIsoDate(text);
      if (date !== undefined) expect(new Date(date).getTime()).not.toBeNaN();
    }),
  );
});
