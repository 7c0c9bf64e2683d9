import { expect, test } from 'vitest';

import { countSharedWords, findWords, toMatchTarget } from './find-in-text';

test('finds words case-insensitively, the longest first', () => {
  expect(findWords('Mocking a mock', ['mock', 'mocking'])).toEqual([
    { start: 0, length: 7 },
    { start: 10, length: 4 },
  ]);
});

test.each([
  ['latest tests, test', 'test', [14]],
  ['testTimeout and hookTimeout', 'timeout', [4, 20]],
  ['测试框架 testing', '试框', [1]],
  ['在CI中', 'ci', [1]],
])('in %s, finds %s only as a word', (text, word, starts) => {
  expect(findWords(text, [word]).map(({ start }) => start)).toEqual(starts);
});

test('escapes characters of regular expressions', () => {
  expect(findWords('a.*b (c) [d --x', ['.*', '(c)', '[d', '--x'])).toHaveLength(4);
  expect(findWords('anything', [])).toEqual([]);
});

test('returns the highlighted words and the context of a result', () => {
  const target = toMatchTarget({
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

test('counts more shared words in the text of the match', () => {
  const context = 'a mock counts its calls';
  expect(countSharedWords('A mock counts its calls.', context)).toBeGreaterThan(
    countSharedWords('mock', context),
  );
});
