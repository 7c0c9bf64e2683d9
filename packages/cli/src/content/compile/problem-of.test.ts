import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { problemOf } from './problem-of';

test('a problem of a page has its place, its lines and a hint', () => {
  const error = { message: 'x', reason: 'Expected `}`', line: 2, column: 3, note: 'Close it.' };
  expect(problemOf(error, '/site/a.mdx', 'a\nb {c\n')).toEqual({
    file: '/site/a.mdx',
    line: 2,
    column: 3,
    message: 'Expected `}`',
    frame: '  1 | a\n> 2 | b {c\n    |   ^\n  3 |',
    hint: 'Close it.',
  });
});

test('a problem of a partial is shown in the partial', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'partial.mdx');
  writeFileSync(file, 'of the partial');
  const problem = problemOf(
    { reason: 'x', line: 1, column: 1, file },
    '/site/a.mdx',
    'of the page',
  );
  expect(problem.file).toBe(file);
  expect(problem.frame).toContain('of the partial');
});
