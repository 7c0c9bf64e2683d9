import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { locateIndex } from './locate-index';

const load = vi.fn<typeof fetch>();

beforeEach(() => void vi.stubGlobal('fetch', load));
afterEach(() => void vi.unstubAllGlobals());

const find = (searchIndexes: unknown, keys: string[]) => {
  load.mockResolvedValueOnce(Response.json({ searchIndexes }));
  const base = 'https://docs.example/base/';
  return locateIndex({ url: `${base}static/manifest.json`, base, keys });
};

test('resolves an index and its prebuilt form against the base', async () => {
  const en = { index: 'static/a.json', prebuilt: 'static/b.json' };
  expect(await find({ en }, ['en'])).toEqual({
    url: 'https://docs.example/base/static/a.json',
    prebuiltUrl: 'https://docs.example/base/static/b.json',
  });
});

test('prefers the first key that is listed', async () => {
  const indexes = { en: { index: 'all.json' }, 'en/v2': { index: 'v2.json' } };
  expect((await find(indexes, ['en/v2', 'en'])).url).toMatch('v2.json');
  expect((await find(indexes, ['en/v1', 'en'])).url).toMatch('all.json');
});

test.each([[{}], [undefined]])('throws when %o lists no index', async (indexes) => {
  await expect(find(indexes, ['en'])).rejects.toThrow('There is no index');
});

test('throws when the manifest is missing', async () => {
  load.mockResolvedValueOnce(new Response('', { status: 404 }));
  const manifest = { url: '/m.json', base: '/', keys: ['en'] };
  await expect(locateIndex(manifest)).rejects.toThrow('got 404');
});
