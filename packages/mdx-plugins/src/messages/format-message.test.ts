import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CATALOGS } from './catalogs';
import { formatMessage } from './format-message';
import { resolveMessages } from './resolve-messages';

const RESULTS = { one: '{count} result', other: '{count} results' };

test.each([
  ['Back to reference {label}', { label: '1-2' }, 'Back to reference 1-2'],
  ['{a} and {a}', { a: 'x' }, 'x and x'],
  ['No placeholder', {}, 'No placeholder'],
  ['{missing} {constructor}', { other: 'x' }, '{missing} {constructor}'],
  ['{ query } {}', { query: 'x' }, '{ query } {}'],
  ['{count}', { count: 0 }, '0'],
])('formats %s with %j as %s', (message, values, expected) => {
  expect(formatMessage(message, values, 'en')).toBe(expected);
});

test.each([
  [0, 'en', '0 results'],
  [1, 'en', '1 result'],
  [21, 'en', '21 results'],
  [21, 'not a tag', '21 results'],
])('formats %d results in %s as "%s"', (count, lang, expected) => {
  expect(formatMessage(RESULTS, { count }, lang)).toBe(expected);
});

test.each([
  [1, '1 результат'],
  [3, '3 результата'],
  [5, '5 результатов'],
  [21, '21 результат'],
])('formats %d results in Russian as "%s"', (count, expected) => {
  const { searchResultCount } = CATALOGS.ru!.page;
  expect(formatMessage(searchResultCount, { count }, 'ru')).toBe(expected);
});

test.each([
  [0, 'لا توجد نتائج'],
  [1, 'نتيجة واحدة'],
  [2, 'نتيجتان'],
  [3, '3 نتائج'],
  [11, '11 نتيجة'],
  [100, '100 نتيجة'],
])('formats %d results in Arabic as "%s"', (count, expected) => {
  const { searchResultCount } = CATALOGS.ar!.page;
  expect(formatMessage(searchResultCount, { count }, 'ar')).toBe(expected);
});

test('falls back to the form "other" for a category without a form', () => {
  expect(formatMessage({ other: 'all {count}' }, { count: 1 }, 'en')).toBe('all 1');
});

test('inserts any value unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(formatMessage('<{query}>', { query }, 'en')).toBe(`<${query}>`);
    }),
    { examples: [['$&'], ['{query}'], ['{count}']] },
  );
});

test('replaces all placeholders', () => {
  const values = { count: 0, label: 'x', package: 'x', query: 'x', name: 'x', version: 'x' };
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(CATALOGS)),
      fc.nat({ max: 2_000_000 }),
      (lang, count) => {
        const { messages } = resolveMessages(lang);
        for (const message of Object.values(messages)) {
          expect(formatMessage(message, { ...values, count }, lang)).not.toMatch(/[{}]/);
        }
      },
    ),
    { numRuns: 50 },
  );
});
