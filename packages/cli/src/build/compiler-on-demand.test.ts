import { expect, test, vi } from 'vitest';

const load = vi.hoisted(() => vi.fn(() => ({})));
vi.mock('@octavo/mdx-plugins', load);
vi.mock('@octavo/mdx-plugins/compiler', load);

test('builds do not load the compiler in the main thread until they need it', async () => {
  const { buildSite } = await import('./build-site');
  const { buildShardPages } = await import('./build-shard-pages');
  expect([typeof buildSite, typeof buildShardPages]).toEqual(['function', 'function']);
  expect(load).not.toHaveBeenCalled();
});
