import type { IndexEntry } from '@octavo/search';
import type { PageData } from '@octavo/theme';
import { describe, expect, test } from 'vitest';

import type { OctavoPlugin, SiteConfig } from '../model/config';
import { formatError, OctavoError } from '../model/errors';
import { createLogger } from '../model/logger';
import type { Page } from '../model/page';
import type { SiteFiles } from '../model/plugin-values';
import * as host from './plugin-host';

const page = { routePath: '/a', title: 'A', toc: [] } as unknown as PageData;
const config = (...plugins: OctavoPlugin[]) => ({ plugins }) as SiteConfig;
const context = (...plugins: OctavoPlugin[]) => ({
  config: config(...plugins),
  logger: createLogger(),
});

const live = (...plugins: OctavoPlugin[]) => ({
  config: config(...plugins),
  page: async () => undefined,
});
const files: SiteFiles = { write() {}, async put() {}, read: async () => undefined };
const built = { pages: [], published: [], editions: [], searchEntries: [], ...files };

/** What a person reads when `run` fails. */
async function failure(run: () => unknown): Promise<string> {
  try {
    await run();
  } catch (error) {
    if (error instanceof OctavoError) return `${error.code}: ${formatError(error, '/')}`;
  }
  return 'it did not fail';
}

test('runs early plugins before all others and late ones after them, else in order', () => {
  const plugins: OctavoPlugin[] = [
    { name: 'late', enforce: 'post' },
    { name: 'one' },
    { name: 'early', enforce: 'pre' },
    { name: 'two' },
  ];
  expect(host.orderPlugins(plugins).map(({ name }) => name)).toEqual([
    'early',
    'one',
    'two',
    'late',
  ]);
});

test('hands on what each plugin makes, and keeps what none returns', async () => {
  const longer = (name: string): OctavoPlugin => ({
    name,
    config: (user) => ({ ...user, title: `${user.title} ${name}` }),
    pageData: (data) => ({ ...data, title: `${data.title} ${name}` }),
    searchEntries: (entries) => entries.map((entry) => ({ ...entry, title: name })),
    bundler: (options) => ({ ...options, name }),
    head: () => [`<meta name="${name}">`],
  });
  const plugins = [longer('1'), { name: 'silent', config: () => undefined }, longer('2')];
  const entry = { id: '/a', title: 'A', content: '', routePath: '/a', lang: 'en' } as IndexEntry;

  expect(await host.runConfig(plugins, { title: 'Site' })).toEqual({ title: 'Site 1 2' });
  expect(host.runPageData(config(...plugins), page, {} as Page).title).toBe('A 1 2');
  expect(await host.runSearchEntries([entry], context(...plugins))).toMatchObject([{ title: '2' }]);
  expect(host.runBundler(plugins, {}, { target: 'client', mode: 'production' })).toEqual({
    name: '2',
  });
  expect(host.runHead(config(...plugins), page)).toEqual(['<meta name="1">', '<meta name="2">']);
});

test('gathers the paths of all plugins, and serves the first answer', async () => {
  const plugins: OctavoPlugin[] = [
    { name: 'silent', serve: () => undefined },
    { name: 'feed', files: () => ['feed.xml'], serve: (path) => `feed ${path}` },
    { name: 'late', files: () => ['late.txt'], serve: () => 'late' },
  ];
  expect(host.runFiles(config(...plugins), [])).toEqual(['feed.xml', 'late.txt']);
  expect(await host.runServe('feed.xml', live(...plugins))).toBe('feed feed.xml');
  expect(await host.runServe('feed.xml', live(plugins[0]!))).toBeUndefined();
});

test('what a plugin says to do stands in place of the general advice', async () => {
  const boom = () => {
    throw new OctavoError('PACKAGE_MISSING', 'Expected a package.', { hint: 'Install it.' });
  };
  expect(await failure(() => host.runConfig([{ name: 'feed', config: boom }], {}))).toBe(
    'PLUGIN_FAILED: The plugin "feed" failed in config: Expected a package.\n\n→ Install it.',
  );
});

describe('a plugin that throws is named, with its hook and what to do', () => {
  const boom = () => {
    throw new Error('no network');
  };
  const plugin: OctavoPlugin = {
    name: 'feed',
    config: boom,
    configResolved: boom,
    routes: boom,
    pageData: boom,
    searchEntries: boom,
    head: boom,
    bundler: boom,
    build: boom,
    files: boom,
    serve: boom,
    searchEngine: { client: '/engine.js', index: boom },
  };
  test.each([
    ['config', () => host.runConfig([plugin], {})],
    ['configResolved', () => host.runConfigResolved(config(plugin))],
    ['routes', () => host.runRoutes(config(plugin))],
    ['pageData', () => host.runPageData(config(plugin), page, {} as Page)],
    ['searchEntries', () => host.runSearchEntries([], context(plugin))],
    ['head', () => host.runHead(config(plugin), page)],
    ['bundler', () => host.runBundler([plugin], {}, { target: 'server', mode: 'development' })],
    ['build', () => host.runBuild({ ...context(plugin), ...built })],
    ['files', () => host.runFiles(config(plugin), [])],
    ['serve', () => host.runServe('feed.xml', live(plugin))],
    ['searchEngine.index', () => host.runIndex([], { ...context(plugin), ...files })],
  ])('%s', async (hook, run) => {
    expect(await failure(run)).toBe(
      `PLUGIN_FAILED: The plugin "feed" failed in ${hook}: no network\n\n→ Mend the plugin, or take it out of plugins.`,
    );
  });
});

describe('a plugin that returns nonsense is told what was expected and what came', () => {
  test.each([
    ['config', { config: () => 5 }, 'a configuration object or nothing, got 5'],
    [
      'routes',
      { routes: () => [{ path: 'a.mdx' }] },
      'a list of { path, content } or { path, file }, got [{"path":"a.mdx"}]',
    ],
    ['pageData', { pageData: async () => page }, 'the data of the page or nothing, got a promise'],
    ['searchEntries', { searchEntries: () => [1] }, 'a list of search entries or nothing, got [1]'],
    [
      'head',
      { head: () => undefined },
      'a list of tags: HTML, or [tag, { attribute: value }], got nothing',
    ],
    [
      'bundler',
      { bundler: () => () => {} },
      'a configuration of the bundler or nothing, got a function',
    ],
    [
      'files',
      { files: () => 'feed.xml' },
      'a list of paths below the output folder, got "feed.xml"',
    ],
    ['serve', { serve: () => 404 }, 'the content of a file or nothing, got 404'],
  ])('%s', async (hook, own, message) => {
    const plugin = { name: 'odd', ...own } as unknown as OctavoPlugin;
    const run = {
      config: () => host.runConfig([plugin], {}),
      routes: () => host.runRoutes(config(plugin)),
      pageData: () => host.runPageData(config(plugin), page, {} as Page),
      searchEntries: () => host.runSearchEntries([], context(plugin)),
      head: () => host.runHead(config(plugin), page),
      bundler: () => host.runBundler([plugin], {}, { target: 'client', mode: 'production' }),
      files: () => host.runFiles(config(plugin), []),
      serve: () => host.runServe('a.txt', live(plugin)),
    }[hook]!;
    expect(await failure(run)).toContain(
      `The plugin "odd" is wrong in ${hook}: expected ${message}.`,
    );
  });
});
