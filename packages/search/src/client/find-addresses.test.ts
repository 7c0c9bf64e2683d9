import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { findAddresses } from './find-addresses';

const load = vi.fn<typeof fetch>();

beforeEach(() => void vi.stubGlobal('fetch', load));
afterEach(() => void vi.unstubAllGlobals());

const find = (searchIndexes: unknown, keys: string[]) => {
  load.mockResolvedValueOnce(Response.json({ searchIndexes }));
  const base = 'https://docs.example/base/';
  return findAddresses({ url: `${base}static/manifest.json`, base, keys });
};

test('finds an index and its prebuilt form below the base', async () => {
  const en = { index: 'static/a.json', prebuilt: 'static/b.json' };
  expect(await find({ en }, ['en'])).toEqual({
    url: 'https://docs.example/base/static/a.json',
    prebuiltUrl: 'https://docs.example/base/static/b.json',
  });
});

test('takes the first name that there is', async () => {
  const indexes = { en: { index: 'all.json' }, 'en/v2': { index: 'v2.json' } };
  expect((await find(indexes, ['en/v2', 'en'])).url).toMatch('v2.json');
  expect((await find(indexes, ['en/v1', 'en'])).url).toMatch('all.json');
});

test.each([[{}], [undefined]])('throws where %o names no index', async (indexes) => {
  await expect(find(indexes, ['en'])).rejects.toThrow('There is no index');
});

test('throws when the manifest is missing', async () => {
  load.mockResolvedValueOnce(new Response('', { status: 404 }));
  const manifest = { url: '/m.json', base: '/', keys: ['en'] };
  await expect(findAddresses(manifest)).rejects.toThrow('got 404');
});
