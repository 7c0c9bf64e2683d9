import { expect, test } from 'vitest';

import { collectMentions } from './collect-mentions';

const link = (from: string, to: string, sentence: string) => ({ from, to, sentence });

test('collects the sentences by linked page', () => {
  expect(
    collectMentions([
      link('/a', '/retry', 'Run a test again with retry.'),
      link('/a', '/mock', 'Replace modules with mock.'),
      link('/b', '/retry', 'Flaky tests are repeated, see retry.'),
    ]),
  ).toEqual(
    new Map([
      ['/retry', 'Run a test again with retry.\nFlaky tests are repeated, see retry.'],
      ['/mock', 'Replace modules with mock.'],
    ]),
  );
});

test('omits links of a page to itself, and sentences without new words', () => {
  expect(
    collectMentions([
      link('/a', '/a', 'See above.'),
      link('/a', '/b', 'Run a test again.'),
      link('/c', '/b', 'Again: run a TEST'),
    ]),
  ).toEqual(new Map([['/b', 'Run a test again.']]));
});

test('limits the length, but adds short sentences after long ones', () => {
  const long = Array.from({ length: 120 }, (_, index) => `word${index}`).join(' ');
  const mentions = collectMentions([
    link('/a', '/x', long),
    link('/b', '/x', `${long} more`),
    link('/c', '/x', 'short'),
  ]);
  expect(mentions.get('/x')).toBe(`${long}\nshort`);
});
