import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { findTestLinks, isTest } from './support/linked-tests';

const file = fileURLToPath(new URL('PAINS.md', import.meta.url));
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => /^\|\s*\d+ \|/.test(line));

test('each of the thirty pain points has a row with a test or an open issue', () => {
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
  for (const row of rows) expect(row).toMatch(/\]\(\S+\.(?:test|spec)\.tsx?\)|\*\*Open\*\*/);
});

test('every referenced test exists under its title', () => {
  const links = rows.flatMap((row) => findTestLinks(row, file));
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter((link) => !isTest(link))).toEqual([]);
});
