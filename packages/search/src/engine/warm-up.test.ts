import { expect, test, vi } from 'vitest';

import { rankPage } from './rank';
import { warmUp } from './warm-up';

vi.mock('./rank', { spy: true });

test('runs all that a query runs', async () => {
  await warmUp();
  expect(vi.mocked(rankPage).mock.results.some(({ value }) => value.score > 0)).toBe(true);
});
