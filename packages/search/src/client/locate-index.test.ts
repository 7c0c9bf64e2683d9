import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { locateIndex } from './locate-index';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => void vi.stubGlobal('fetch', fetchMock));
afterEach(() => void vi.unstubAllGlobals());

const locate = (searchIndexes: unknown, keys: string[]) => {
  fetchMock.mockResolvedValueOnce(Response.json({ searchIndexes }));
  const base = 'https://docs.example/base/';
  return locateIndex({ url: `${base}static/manifest.json`, base, keys });
};

test('resolves an index relative to the base', async () => {
  expect(await locate({ en: { index: 'static/a.json' } }, ['en'])).toEqual({
    url: 'https://docs.example/base/static/a.json',
  });
});

test('returns the synonyms of the site', async () => {
  const synonyms = [['a', 'b']];
  fetchMock.mockResolvedValueOnce(
    Response.json({ searchIndexes: { en: { index: 'a.json' } }, synonyms }),
  );
  const manifest = { url: 'https://x.example/m.json', base: 'https://x.example/', keys: ['en'] };
  expect(await locateIndex(manifest)).toEqual({ url: 'https://x.example/a.json', synonyms });
});

test('prefers the first key that the manifest contains', async () => {
  const indexes = { en: { index: 'all.json' }, 'en/v2': { index: 'v2.json' } };
  expect((await locate(indexes, ['en/v2', 'en'])).url).toMatch('v2.json');
  expect((await locate(indexes, ['en/v1', 'en'])).url).toMatch('all.json');
});

test.each([[{}], [undefined]])('throws if %o contains no index', async (indexes) => {
  await expect(locate(indexes, ['en'])).rejects.toThrow('contains no index for "en"');
});

const versions = {
  'en/v2': { index: 'en-2' },
  'zh/v2': { index: 'zh-2' },
  'en/v1': { index: 'en-1' },
};

test.each([
  [['zh/v1', 'zh'], true, 'en-1'],
  [['zh/v2', 'zh'], true, 'zh-2'],
  [['zh/v1', 'zh'], false, undefined],
  [['en/v3', 'en'], true, undefined],
])('%j with the fallback %s has the index %s', async (keys, hasFallback, expected) => {
  fetchMock.mockResolvedValueOnce(Response.json({ searchIndexes: versions, defaultLang: 'en' }));
  const base = 'https://kit.example/';
  const { url } = await locateIndex({ url: `${base}m.json`, base, keys, hasFallback });
  expect(url).toBe(expected && base + expected);
});

test('throws if the manifest is not found', async () => {
  fetchMock.mockResolvedValueOnce(new Response('', { status: 404 }));
  const manifest = { url: '/m.json', base: '/', keys: ['en'] };
  await expect(locateIndex(manifest)).rejects.toThrow('status 404');
});

const version1 = {
  'en/v2': { index: 'en-2' },
  'zh-CN/v2': { index: 'zh-2' },
  'zh-CN/v1': { index: 'zh-1' },
};

test.each([
  ['en', version1, { defaultLang: 'en', defaultVersion: 'v2' }, 'en-2'],
  ['zh', version1, { defaultLang: 'en', defaultVersion: 'v1' }, 'zh-1'],
  ['zh-Hant', version1, { defaultLang: 'en', defaultVersion: 'v2' }, 'zh-2'],
  ['fr', version1, { defaultLang: 'zh-CN', defaultVersion: 'v2' }, 'zh-2'],
  ['zh', { en: { index: 'en' }, zh: { index: 'zh' } }, {}, 'zh'],
])(
  'on another site, the index for %s is in a matching or the default language',
  async (lang, searchIndexes, defaults, expected) => {
    fetchMock.mockResolvedValueOnce(Response.json({ searchIndexes, ...defaults }));
    const base = 'https://kit.example/';
    const manifest = { url: `${base}m.json`, base, keys: [lang], isOtherSite: true };
    expect((await locateIndex(manifest)).url).toBe(base + expected);
  },
);

test('throws if another site has no index in its default language', async () => {
  fetchMock.mockResolvedValueOnce(Response.json({ searchIndexes: { de: { index: 'de' } } }));
  const manifest = { url: '/m.json', base: '/', keys: ['en'], isOtherSite: true };
  await expect(locateIndex(manifest)).rejects.toThrow('contains no index for "en"');
});
