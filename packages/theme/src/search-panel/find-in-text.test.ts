import { expect, test } from 'vitest';

import { findWords, likeness, markTarget } from './find-in-text';

test('finds words in any case, the longest first', () => {
  expect(findWords('Mocking a mock', ['mock', 'mocking'])).toEqual([
    { start: 0, length: 7 },
    { start: 10, length: 4 },
  ]);
});

test('takes a word for itself, not for a pattern', () => {
  expect(findWords('a.*b (c) [d --x', ['.*', '(c)', '[d', '--x'])).toHaveLength(4);
  expect(findWords('anything', [])).toEqual([]);
});

test('knows what a result had marked', () => {
  const target = markTarget({
    kind: 'content',
    query: 'x',
    title: 'T',
    routePath: '/t',
    link: '/t',
    breadcrumb: ['T'],
    statement: '...one two three...',
    highlights: [{ start: 7, length: 3 }],
  });
  expect(target).toEqual({ words: ['two'], context: 'one two three' });
});

test('tells the place that was meant from others', () => {
  const context = 'a mock counts its calls';
  expect(likeness('A mock counts its calls.', context)).toBeGreaterThan(likeness('mock', context));
});
