import type { IndexEntry } from '@octavo/search';
import type { PageData } from '@octavo/theme';
import { describe, expect, test } from 'vitest';

import type { SiteConfig } from '../config/types';
import { formatError, OctavoError } from '../errors';
import { createLogger } from '../logger';
import type { Page } from '../pages/types';
import * as host from './plugin-host';
import type { OctavoPlugin } from './types';

const page = { routePath: '/a', title: 'A', toc: [] } as unknown as PageData;
const config = (...plugins: OctavoPlugin[]) => ({ plugins }) as SiteConfig;
const context = (...plugins: OctavoPlugin[]) => ({
  config: config(...plugins),
  logger: createLogger(),
});

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
  };
  test.each([
    ['config', () => host.runConfig([plugin], {})],
    ['configResolved', () => host.runConfigResolved(config(plugin))],
    ['routes', () => host.runRoutes(config(plugin))],
    ['pageData', () => host.runPageData(config(plugin), page, {} as Page)],
    ['searchEntries', () => host.runSearchEntries([], context(plugin))],
    ['head', () => host.runHead(config(plugin), page)],
    ['bundler', () => host.runBundler([plugin], {}, { target: 'server', mode: 'development' })],
    [
      'build',
      () => host.runBuild({ ...context(plugin), pages: [], searchEntries: [], write() {} }),
    ],
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
  ])('%s', async (hook, own, message) => {
    const plugin = { name: 'odd', ...own } as unknown as OctavoPlugin;
    const run = {
      config: () => host.runConfig([plugin], {}),
      routes: () => host.runRoutes(config(plugin)),
      pageData: () => host.runPageData(config(plugin), page, {} as Page),
      searchEntries: () => host.runSearchEntries([], context(plugin)),
      head: () => host.runHead(config(plugin), page),
      bundler: () => host.runBundler([plugin], {}, { target: 'client', mode: 'production' }),
    }[hook]!;
    expect(await failure(run)).toContain(
      `The plugin "odd" is wrong in ${hook}: expected ${message}.`,
    );
  });
});
