import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { toProblem } from './to-problem';

test('returns the position, code frame and hint of an error', () => {
  const error = { message: 'x', reason: 'Expected `}`', line: 2, column: 3, note: 'Close it.' };
  expect(toProblem(error, '/site/a.mdx', 'a\nb {c\n')).toEqual({
    file: '/site/a.mdx',
    line: 2,
    column: 3,
    message: 'Expected `}`',
    frame: '  1 | a\n> 2 | b {c\n    |   ^\n  3 |',
    hint: 'Close it.',
  });
});

test('returns the position in a partial', () => {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'partial.mdx');
  writeFileSync(file, 'of the partial');
  const problem = toProblem(
    { reason: 'x', line: 1, column: 1, file },
    '/site/a.mdx',
    'of the page',
  );
  expect(problem.file).toBe(file);
  expect(problem.frame).toContain('of the partial');
});
