import { expect, test, vi } from 'vitest';

import { rankPage } from './rank';
import { warmUp } from './warm-up';

vi.mock('./rank', { spy: true });

test('runs queries that match the placeholder pages', async () => {
  await warmUp();
  expect(vi.mocked(rankPage).mock.results.some(({ value }) => value.score > 0)).toBe(true);
});
