import type { IndexEntry } from '@octavo/search';
import type { PageData } from '@octavo/theme';
import { describe, expect, test, vi } from 'vitest';

import type { OctavoPlugin, SiteConfig } from '../model/config';
import type { HeadTag } from '../model/config-values.generated';
import { formatError, OctavoError } from '../model/errors';
import { createLogger } from '../model/logger';
import type { Page } from '../model/page';
import type { SiteFiles } from '../model/plugin-values';
import * as watchdog from '../watchdog/watchdog';
import * as host from './plugin-host';

const page = { routePath: '/a', title: 'A', toc: [] } as unknown as PageData;
const configWith = (...plugins: OctavoPlugin[]) => ({ plugins }) as SiteConfig;
const contextWith = (...plugins: OctavoPlugin[]) => ({
  config: configWith(...plugins),
  logger: createLogger(),
});

const liveSiteWith = (...plugins: OctavoPlugin[]) => ({
  config: configWith(...plugins),
  page: async () => undefined,
});
const files: SiteFiles = { write() {}, async put() {}, read: async () => undefined };
const built = { pages: [], published: [], editions: [], searchEntries: [], ...files };

const runPages = (plugin: OctavoPlugin) =>
  host.runPages(
    configWith(plugin),
    () => [],
    () => undefined,
  );

/** Returns the printed message of the error that `run` throws. */
async function errorOf(run: () => unknown): Promise<string> {
  try {
    await run();
  } catch (error) {
    if (error instanceof OctavoError) return formatError(error, '/');
  }
  return 'no error';
}

test('orders plugins by `enforce`, then by position', () => {
  const plugins: OctavoPlugin[] = [
    { name: 'post', enforce: 'post' },
    { name: 'first' },
    { name: 'pre', enforce: 'pre' },
    { name: 'second' },
  ];
  expect(host.orderPlugins(plugins).map(({ name }) => name)).toEqual([
    'pre',
    'first',
    'second',
    'post',
  ]);
});

test('passes each result to the next plugin, and ignores hooks that return nothing', async () => {
  const append = (name: string): OctavoPlugin => ({
    name,
    config: (user) => ({ ...user, title: `${user.title} ${name}` }),
    pageData: (data) => ({ ...data, title: `${data.title} ${name}` }),
    searchEntries: (entries) => entries.map((entry) => ({ ...entry, title: name })),
    bundler: (options) => ({ ...options, name }),
    head: () => [`<meta name="${name}">`],
  });
  const plugins = [append('1'), { name: 'silent', config: () => undefined }, append('2')];
  const entry = { id: '/a', title: 'A', content: '', routePath: '/a', lang: 'en' } as IndexEntry;

  expect(await host.runConfig(plugins, { title: 'Site' })).toEqual({ title: 'Site 1 2' });
  expect(host.runPageData(configWith(...plugins), page, {} as Page).title).toBe('A 1 2');
  expect(await host.runSearchEntries([entry], contextWith(...plugins))).toMatchObject([
    { title: '2' },
  ]);
  expect(host.runBundler(plugins, {}, { target: 'client', mode: 'production' })).toEqual({
    name: '2',
  });
  expect(host.runHead(configWith(...plugins), page)).toEqual([
    '<meta name="1">',
    '<meta name="2">',
  ]);
});

test('collects the pages of all plugins', async () => {
  const about = { path: 'about.md', content: '# About\n' };
  const api = { path: 'api.mdx', file: '/site/api.mdx' };
  const plugins: OctavoPlugin[] = [
    { name: 'about', pages: () => [about] },
    { name: 'silent' },
    { name: 'api', pages: async ({ config }) => (config ? [api] : []) },
  ];
  const added: unknown[] = [];
  await host.runPages(
    configWith(...plugins),
    () => [],
    (plugin, pages) => added.push([plugin, pages]),
  );
  expect(added).toEqual([
    ['about', [about]],
    ['api', [api]],
  ]);
});

test('collects the files of all plugins, and serves the first result', async () => {
  const plugins: OctavoPlugin[] = [
    { name: 'silent', serve: () => undefined },
    { name: 'feed', files: () => ['feed.xml'], serve: (path) => `feed ${path}` },
    { name: 'other', files: () => ['other.txt'], serve: () => 'other' },
  ];
  expect(host.runFiles(configWith(...plugins), [])).toEqual(['feed.xml', 'other.txt']);
  expect(await host.runServe('feed.xml', liveSiteWith(...plugins))).toBe('feed feed.xml');
  expect(await host.runServe('feed.xml', liveSiteWith(plugins[0]!))).toBeUndefined();
});

test('only the build hooks of plugins of the site have a timeout', async () => {
  const withTimeout = vi.spyOn(watchdog, 'trackActivity');
  const withoutTimeout = vi.spyOn(watchdog, 'trackActivityWithoutTimeout');
  const plugins = ['octavo:llms', 'other'].map((name): OctavoPlugin => ({ name, build() {} }));
  await host.runBuild({ ...built, ...contextWith(...plugins) });
  expect(withTimeout.mock.calls.map(([label]) => label)).toEqual([
    'running the "build" hook of plugin "other"',
  ]);
  expect(withoutTimeout.mock.calls.map(([label]) => label)).toEqual([
    'running the "build" hook of plugin "octavo:llms"',
  ]);
  vi.restoreAllMocks();
});

test('keeps the hint of an error that a plugin throws', async () => {
  const fail = () => {
    throw new OctavoError('PACKAGE_MISSING', 'Package "feed" not found.', { hint: 'Install it.' });
  };
  expect(await errorOf(() => host.runConfig([{ name: 'feed', config: fail }], {}))).toBe(
    'Plugin "feed" failed in config: Package "feed" not found. (PLUGIN_FAILED)\n\n→ Install it.',
  );
});

describe('reports the plugin and the hook that threw', () => {
  const fail = () => {
    throw new Error('no network');
  };
  const plugin: OctavoPlugin = {
    name: 'feed',
    config: fail,
    configResolved: fail,
    pages: fail,
    pageData: fail,
    searchEntries: fail,
    head: fail,
    bundler: fail,
    build: fail,
    files: fail,
    serve: fail,
    searchEngine: { client: '/engine.js', index: fail },
  };
  test.each([
    ['config', () => host.runConfig([plugin], {})],
    ['configResolved', () => host.runConfigResolved(configWith(plugin))],
    ['pages', () => runPages(plugin)],
    ['pageData', () => host.runPageData(configWith(plugin), page, {} as Page)],
    ['searchEntries', () => host.runSearchEntries([], contextWith(plugin))],
    ['head', () => host.runHead(configWith(plugin), page)],
    ['bundler', () => host.runBundler([plugin], {}, { target: 'server', mode: 'development' })],
    ['build', () => host.runBuild({ ...contextWith(plugin), ...built })],
    ['files', () => host.runFiles(configWith(plugin), [])],
    ['serve', () => host.runServe('feed.xml', liveSiteWith(plugin))],
    ['searchEngine.index', () => host.runIndex([], { ...contextWith(plugin), ...files })],
  ])('%s', async (hook, run) => {
    expect(await errorOf(run)).toBe(
      `Plugin "feed" failed in ${hook}: no network (PLUGIN_FAILED)\n\n→ Fix the plugin or remove it from "plugins".`,
    );
  });
});

test('head tags are strings, or names with attributes', () => {
  const run = (tag: unknown) => () =>
    host.runHead(configWith({ name: 'a', head: () => ['<meta>', tag] as HeadTag[] }), page);
  for (const tag of ['', ['link', {}], ['script', { src: '/a.js', async: true }]])
    expect(run(tag)()).toEqual(['<meta>', tag]);
  for (const tag of [
    ['meta'],
    ['meta', { content: 5 }],
    [{}, {}],
    ['meta', null],
    ['meta', ['a']],
    5,
  ])
    expect(run(tag), JSON.stringify(tag)).toThrow('an array of HTML strings or [tag, attributes]');
});

describe('reports the expected and the actual type of an invalid result', () => {
  test.each([
    ['config', { config: () => 5 }, 'a configuration object or undefined, got 5'],
    [
      'pages',
      { pages: () => [{ path: 'a.mdx', content: '' }, { path: 'b.mdx' }] },
      'an array of { path, content } or { path, file } objects, got {"path":"b.mdx"} at index 1.',
    ],
    ['pageData', { pageData: async () => page }, 'page data or undefined, got a promise'],
    [
      'searchEntries',
      { searchEntries: () => [1] },
      'an array of search entries or undefined, got 1 at index 0.',
    ],
    [
      'head',
      { head: () => undefined },
      'an array of HTML strings or [tag, attributes] tuples, got undefined',
    ],
    [
      'bundler',
      { bundler: () => () => {} },
      'an Rspack configuration or undefined, got a function',
    ],
    [
      'bundler',
      { bundler: async () => ({}) },
      'an Rspack configuration or undefined, got a promise',
    ],
    [
      'head',
      { head: () => Promise.reject(new Error('offline')) },
      'an array of HTML strings or [tag, attributes] tuples, got a promise',
    ],
    [
      'files',
      { files: () => 'feed.xml' },
      'an array of paths relative to the output folder, got "feed.xml"',
    ],
    ['serve', { serve: () => 404 }, 'a string, a Uint8Array or undefined, got 404'],
  ])('%s', async (hook, hooks, message) => {
    const plugin = { name: 'odd', ...hooks } as unknown as OctavoPlugin;
    const run = {
      config: () => host.runConfig([plugin], {}),
      pages: () => runPages(plugin),
      pageData: () => host.runPageData(configWith(plugin), page, {} as Page),
      searchEntries: () => host.runSearchEntries([], contextWith(plugin)),
      head: () => host.runHead(configWith(plugin), page),
      bundler: () => host.runBundler([plugin], {}, { target: 'client', mode: 'production' }),
      files: () => host.runFiles(configWith(plugin), []),
      serve: () => host.runServe('a.txt', liveSiteWith(plugin)),
    }[hook]!;
    expect(await errorOf(run)).toContain(
      `Plugin "odd" returned an invalid value from ${hook}: expected ${message}`,
    );
  });
});

test('returns the cache keys and files of plugins', async () => {
  const config = { title: 'Site' } as SiteConfig;
  const keyOf = (cache: OctavoPlugin['cache']) =>
    host.getCacheKey({ name: 'plugin', ...(cache ? { cache } : {}) }, config);
  expect(keyOf(undefined)).toBeUndefined();
  expect(keyOf({ key: 'a' })).toBe('a');
  expect(keyOf({ key: ({ title }) => title })).toBe('Site');
  expect(keyOf({ key: () => undefined })).toBeUndefined();
  expect(await errorOf(() => keyOf({ key: () => 5 as never }))).toContain(
    'Plugin "plugin" returned an invalid value from cache.key: expected a string or undefined, got 5.',
  );
  const withFiles = (files: string[]) => ({
    name: 'plugin',
    cache: { key: '', files: () => files },
  });
  const plugins = [withFiles(['/a']), { name: 'other' }, withFiles(['/b', '/c'])];
  expect(host.getCacheFiles({ plugins })).toEqual(['/a', '/b', '/c']);
  expect(await errorOf(() => host.getCacheFiles({ plugins: [withFiles(['a'])] }))).toContain(
    'from cache.files: expected an array of absolute paths, got "a" at index 0.',
  );
});
