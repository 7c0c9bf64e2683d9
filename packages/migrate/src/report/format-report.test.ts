import { expect, test } from 'vitest';

import { createReport } from './format-report';

const hint = 'Fix it.';

test('ranks problems by impact and groups those with the same message', () => {
  const problems = [
    { file: '/site/a.md', line: 2, column: 1, message: 'Removed.', hint },
    {
      file: '/site/package.json',
      line: 1,
      column: 1,
      message: 'Old script.',
      hint,
      impact: 'info' as const,
    },
    { file: '/site/b.md', line: 3, column: 1, message: 'Removed.', hint },
    { file: '/site/a.md', line: 9, column: 1, message: 'Missing.', hint, impact: 'build' as const },
  ];
  expect(createReport(problems, '/site')).toEqual([
    { title: 'Breaks the build', count: 1, entries: ['a.md:9:1\n  Missing.\n  → Fix it.'] },
    {
      title: 'Missing for readers',
      count: 2,
      entries: ['a.md:2:1\n  Removed.\n  → Fix it.\n  Also in: b.md:3'],
    },
    { title: 'Information', count: 1, entries: ['package.json:1:1\n  Old script.\n  → Fix it.'] },
  ]);
  expect(createReport([], '/site')).toEqual([]);
});

test('limits the places of a group', () => {
  const problems = Array.from({ length: 30 }, (_, index) => ({
    file: '/site/a.md',
    line: index + 1,
    message: 'Removed.',
    hint,
  }));
  const [section] = createReport(problems, '/site');
  expect(section?.count).toBe(30);
  expect(section?.entries[0]).toMatch(/Also in: a\.md:2, .*a\.md:11 and 19 more$/);
});
