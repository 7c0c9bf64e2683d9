import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { groupResults } from './group-results';
import { useSeenFirst } from './useSeenFirst';

const results = Array.from({ length: 28 }, (_, index) => {
  const route = `/page-${index >> 2}`;
  return {
    kind: 'title' as const,
    link: route,
    routePath: route,
    title: route,
    query: 'page',
    highlights: [],
  };
});

test('draws the groups that begin in the first seven rows, and all once those are seen', async () => {
  const groups = groupResults(results);
  const drawn: number[] = [];
  renderHook(() => {
    const shown = useSeenFirst(groups);
    drawn.push(shown.length);
  });
  expect(drawn).toEqual([2]);
  await waitFor(() => expect(drawn.at(-1)).toBe(groups.length));
});
