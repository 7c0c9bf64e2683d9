import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { groupResults } from './group-results';
import { useVisibleGroupsFirst } from './useVisibleGroupsFirst';

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

test('renders the groups of the first seven rows, then all groups', async () => {
  const groups = groupResults(results);
  const counts: number[] = [];
  renderHook(() => {
    const visible = useVisibleGroupsFirst(groups);
    counts.push(visible.length);
  });
  expect(counts).toEqual([2]);
  await waitFor(() => expect(counts.at(-1)).toBe(groups.length));
});
