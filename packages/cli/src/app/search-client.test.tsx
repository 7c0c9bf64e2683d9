import type { SearchClient } from '@octavo/search';
import { createPage, createSite } from '@octavo/theme/site-data';
import { beforeEach, expect, test, vi } from 'vitest';

const created: {
  url: string;
  base: string;
  keys: string[];
  hasFallback: boolean;
}[] = [];
const closed = vi.fn();
const client = (): SearchClient => ({
  state: 'initial',
  init: async () => {},
  query: async () => ({ results: [], total: 0 }),
  close: closed,
});
const settings = vi.hoisted(() => ({ current: {} as Record<string, unknown> }));
vi.mock('octavo-search', () => ({
  default: new Proxy({}, { get: (_, key) => settings.current[key as string] }),
}));

const { closeSearchClients, searchClientFor, searchIndexesFor } = await import('./search-client');

const en = { base: '/docs/', lang: 'en', version: '' };
const site = createSite({
  title: 'Site',
  base: '/docs/',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
});
const page = createPage({ routePath: '/a', lang: 'en' });

beforeEach(() => {
  settings.current = {
    createManifestClient: ({ manifest }: { manifest: object }) => {
      created.push(manifest as (typeof created)[number]);
      return client();
    },
    otherLanguages: false,
    sites: [],
  };
  closeSearchClients();
  created.length = 0;
  closed.mockClear();
});

test('a language has one client, which looks up its index in the manifest', () => {
  const first = searchClientFor(en);
  expect(searchClientFor({ ...en })).toBe(first);
  expect(searchClientFor({ ...en, lang: 'zh', version: 'v1' })).not.toBe(first);
  expect(created).toMatchObject([
    { url: '/docs/static/manifest.json', base: '/docs/', keys: ['en', 'en'] },
    { url: '/docs/static/manifest.json', base: '/docs/', keys: ['zh/v1', 'zh'] },
  ]);
});

test('a site without search has no client', () => {
  settings.current.createManifestClient = undefined;
  expect(searchClientFor(en)).toBeUndefined();
});

test('another engine is loaded with the scope when search starts', async () => {
  const engine = client();
  const query = vi.spyOn(engine, 'query');
  const loadEngine = vi.fn(async () => engine);
  settings.current.loadEngine = loadEngine;
  const found = searchClientFor(en)!;
  expect(loadEngine).not.toHaveBeenCalled();
  await found.query('a', { limit: 7 });
  expect(loadEngine).toHaveBeenCalledExactlyOnceWith(en);
  expect(query.mock.calls[0]?.[0]).toBe('a');
  expect(created).toEqual([]);
});

test('the indexes are a stable list of other languages and sites', () => {
  expect(searchIndexesFor(site, page)).toEqual([]);
  closeSearchClients();
  settings.current.otherLanguages = true;
  settings.current.sites = [{ name: 'Other', url: 'https://other.example/docs/' }];
  settings.current.loadSites = vi.fn();
  const list = searchIndexesFor(site, page);
  expect(list.map(({ name, isFilter }) => [name, isFilter])).toEqual([
    ['Site', true],
    ['Other', true],
    ['中文', undefined],
  ]);
  expect(searchIndexesFor(site, page)).toBe(list);
  // The tab of a language has only its own pages. Other pages in it show the content of the default language.
  expect(created.map(({ keys, hasFallback }) => [keys[0], hasFallback])).toEqual([
    ['en', true],
    ['zh', false],
  ]);
});

test('with other sites, the client searches all of them once it is used', async () => {
  const other = { name: 'Other', url: 'https://other.example/docs/' };
  const connectSites = vi.fn(() => client());
  const createSiteClient = vi.fn(() => client());
  settings.current.sites = [other];
  settings.current.loadSites = async () => ({ connectSites, createSiteClient });
  const all = searchClientFor(en)!;
  expect(searchClientFor({ ...en })).toBe(all);
  await all.query('a');
  const [own, sites] = connectSites.mock.calls[0] as unknown as [SearchClient, object[]];
  const { client: siteClient } = sites[0] as { client: SearchClient };
  expect(searchIndexesFor(site, page).map(({ client }) => client)).toEqual([own, siteClient]);
  expect(createSiteClient).not.toHaveBeenCalled();
  await siteClient.query('a');
  expect(createSiteClient).toHaveBeenCalledExactlyOnceWith(other, 'en');
});

test('the indexes of other versions are only offered for queries without results', () => {
  const versions = createSite({ ...site, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } });
  const old = createPage({ routePath: '/v1/a', lang: 'en', version: 'v1' });
  expect(searchIndexesFor(versions, old)).toEqual([]);
  closeSearchClients();
  settings.current.versioned = true;
  expect(searchIndexesFor(versions, old)).toEqual([
    { name: 'v2', client: searchClientFor({ ...en, version: 'v2' }), onlyIfEmpty: true },
  ]);
});

test('closing the clients makes the next search load the current index', () => {
  const first = searchClientFor(en);
  closeSearchClients();
  expect(closed).toHaveBeenCalledOnce();
  expect(searchClientFor(en)).not.toBe(first);
});
