import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import type { OctavoPlugin, SiteLocale } from '../../model/config';
import {
  findPluginFiles,
  getPluginDigest,
  importPluginStyles,
  LAYER_ORDER,
  writePluginEntries,
} from './plugin-modules';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-plugin-modules-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const siteWith = (...plugins: OctavoPlugin[]) => ({
  cwd: '/site',
  plugins,
  locales: [{ lang: 'en' }, { lang: 'zh' }] as SiteLocale[],
});

const charts: OctavoPlugin = {
  name: 'charts',
  client: [
    'page.js',
    { module: './chart.ts', when: 'visible', className: 'chart', options: { size: 2 } },
  ],
  styles: ['./all.css', { module: 'file:///other/chart.css', className: 'chart' }],
  messages: { en: { loading: 'Loading' }, 'zh-CN': { loading: '加载中' } },
};

test('writes an entry with the client modules, and an entry for each stylesheet of some pages', () => {
  const entries = writePluginEntries(siteWith(charts), folder, 'production');
  expect(Object.keys(entries)).toEqual(['plugins', 'plugin-style-0']);
  const clients = readFileSync(entries.plugins!, 'utf8');
  const messages = '"messages":{"en":{"loading":"Loading"},"zh":{"loading":"加载中"}}';
  expect(clients.split('\n').slice(1)).toEqual([
    'startClients([',
    `  { ...{"plugin":"charts",${messages}}, load: () => import(/* webpackMode: "eager" */ "page.js") },`,
    `  { ...{"plugin":"charts","when":"visible","className":"chart","options":{"size":2},${messages}}, load: () => import("/site/chart.ts") },`,
    ']);',
    '',
  ]);
  expect(readFileSync(join(folder, 'plugin-style-0.css'), 'utf8')).toBe(
    '@import "/other/chart.css" layer(oct.plugins);\n',
  );
});

test('writes nothing without modules of plugins', () => {
  const site = siteWith({ name: 'empty' });
  expect(writePluginEntries(site, folder, 'production')).toEqual({});
  expect(importPluginStyles(site, folder, 'production')).toEqual([]);
  expect(getPluginDigest(site, { main: ['main.js'] })).toEqual([]);
});

test('imports the stylesheets of all pages, and during development all stylesheets', () => {
  const site = siteWith(charts);
  expect(importPluginStyles(site, folder, 'production')).toHaveLength(2);
  expect(importPluginStyles(site, folder, 'development')).toHaveLength(3);
});

test('the layer of plugins follows the layers of the theme', () => {
  const [first] = readFileSync(
    new URL('../../../../theme/src/styles/tokens.css', import.meta.url),
    'utf8',
  ).split('\n', 1);
  expect(LAYER_ORDER).toBe(first!.replace(';', ', oct.plugins;'));
});

const entries = { main: ['main.js'], plugins: ['plugins.js'], 'plugin-style-0': ['chart.css'] };

test.each([
  ['<p class="chart">', true],
  ['<p class="wide chart big">', true],
  ['<p class="charts">chart</p>', false],
  ['<p id="chart">', false],
  ['', false],
])('finds the files for a page with %j', (html, isNeeded) => {
  const { client: _, ...onlyStyles } = charts;
  const visible: OctavoPlugin = {
    name: 'charts',
    client: (charts.client as object[]).slice(1) as never,
  };
  expect(findPluginFiles(siteWith(onlyStyles), entries, html)).toEqual(
    isNeeded ? ['chart.css'] : [],
  );
  expect(findPluginFiles(siteWith(visible), entries, html)).toEqual(isNeeded ? ['plugins.js'] : []);
  expect(findPluginFiles(siteWith(charts), entries, html)).toContain('plugins.js');
});

test('the digest changes with the files and the class names', () => {
  const digests = [
    getPluginDigest(siteWith(charts), entries),
    getPluginDigest(siteWith(charts), { ...entries, plugins: ['plugins.2.js'] }),
    getPluginDigest(siteWith({ name: 'charts', client: 'page.js' }), entries),
  ].map((value) => JSON.stringify(value));
  expect(new Set(digests).size).toBe(3);
});
