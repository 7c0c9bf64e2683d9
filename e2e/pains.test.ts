import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

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
  const links = rows.flatMap((row) => [...row.matchAll(/\[([^\]]+)\]\((\S+)\)/g)]);
  expect(links.length).toBeGreaterThan(40);
  for (const [, name, path] of links) {
    const target = join(dirname(file), path!);
    expect(existsSync(target), path).toBe(true);
    expect(readFileSync(target, 'utf8'), path).toContain(name);
  }
});
