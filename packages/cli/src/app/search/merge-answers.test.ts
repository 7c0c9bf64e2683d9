import type { SearchAnswer, SearchResult } from '@octavo/search';
import { expect, test } from 'vitest';

import { mergeAnswers } from './merge-answers';

const row = (routePath: string, link = routePath): SearchResult => ({
  kind: 'title',
  link,
  routePath,
  title: routePath,
  query: 'q',
  highlights: [],
});

/** Creates an answer with one row for each page. A page is a route path, a score, and whether it has all words. */
function answerOf(
  ...pages: readonly (readonly [string, number, boolean?])[]
): Required<Pick<SearchAnswer, 'results' | 'ranks' | 'total'>> {
  return {
    results: pages.map(([routePath]) => row(routePath)),
    ranks: pages.map(([routePath, score, hasAllWords = true]) => ({
      routePath,
      score,
      hasAllWords,
    })),
    total: pages.length,
  };
}

const order = ({ results }: SearchAnswer) =>
  results.map(({ site, link }) => (site ? `${site} ${link}` : link));

test('ranks the pages of all sites in one list', () => {
  const own = answerOf(['/a', 10], ['/b', 2]);
  const kit = { ...answerOf(['/a', 20], ['/c', 5]), total: 9 };
  const merged = mergeAnswers(own, [{ name: 'Kit', answer: kit }]);
  expect(order(merged)).toEqual(['Kit /a', '/a', 'Kit /c', '/b']);
  expect(merged.total).toBe(11);
  expect(order(mergeAnswers(own, [{ name: 'Kit', answer: kit }], { limit: 2 }))).toEqual([
    'Kit /a',
    '/a',
  ]);
});

test('pages with all words rank above pages with some of them', () => {
  const own = answerOf(['/a', 3], ['/b', 30, false]);
  const kit = answerOf(['/c', 20, false], ['/d', 1]);
  expect(order(mergeAnswers(own, [{ name: 'Kit', answer: kit }]))).toEqual([
    '/a',
    'Kit /d',
    '/b',
    'Kit /c',
  ]);
});

test('pages of this site win if they are about as relevant', () => {
  const merged = mergeAnswers(answerOf(['/start', 20]), [
    { name: 'Kit', answer: answerOf(['/start', 22], ['/better', 30]) },
  ]);
  expect(order(merged)).toEqual(['Kit /better', '/start', 'Kit /start']);
});

test('the rows of a page stay together and in order', () => {
  const own = answerOf(['/a', 10]);
  own.results.push(row('/a', '/a#one'), row('/a', '/a#two'));
  const merged = mergeAnswers(own, [{ name: 'Kit', answer: answerOf(['/b', 20], ['/c', 1]) }]);
  expect(order(merged)).toEqual(['Kit /b', '/a', '/a#one', '/a#two', 'Kit /c']);
});

test('without ranks, the pages of this site come first', () => {
  const { ranks: _ranks, ...own } = answerOf(['/a', 0], ['/b', 0]);
  const merged = mergeAnswers(own, [{ name: 'Kit', answer: answerOf(['/c', 20]) }]);
  expect(order(merged)).toEqual(['/a', '/b', 'Kit /c']);
});

test('keeps suggestions only if no site has results, and lists the sites that are not available', () => {
  const empty: SearchAnswer = { results: [], total: 0, suggestion: 'mock', nearest: [row('/a')] };
  const none = mergeAnswers(empty, [
    { name: 'Kit', answer: undefined },
    { name: 'Pending', answer: null },
  ]);
  expect(none).toEqual({ ...empty, unavailable: ['Kit'] });
  const failed = mergeAnswers({ ...empty, isFailed: true }, []);
  expect(failed).toEqual({ ...empty, isFailed: true });
  const found = mergeAnswers(empty, [{ name: 'Kit', answer: answerOf(['/c', 20]) }]);
  expect(found).toEqual({ results: [{ ...row('/c'), site: 'Kit' }], total: 1 });
});
