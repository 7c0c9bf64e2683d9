import { createPage, createSite } from '@octavo/theme/site-data';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type PagePayload, ROOT_ELEMENT_ID } from '../../model/payload';
import { attachIslands, type Islands } from './attach-islands';
import type { SearchPanelIsland } from './islands';

const panel = {
  open: vi.fn(),
  close: vi.fn(),
  leave: vi.fn(),
  update: vi.fn<SearchPanelIsland['update']>(),
} satisfies SearchPanelIsland;

vi.mock('./islands', () => ({
  loadSearchDialog: async () => {},
  createSearchPanel: () => panel,
}));
vi.mock('../search-client', () => ({ searchClientFor: () => undefined }));
vi.mock('./content-island', () => {
  throw new Error('offline');
});

/** Responses with the site data that have not arrived yet, by file. */
let pending: Record<string, () => void>;
let controller: AbortController;
let islands: Islands;

const payloadOf = (lang: string): PagePayload => ({
  page: createPage({ lang, routePath: `/${lang}` }),
  data: { site: `${lang}.json` },
});

beforeEach(() => {
  pending = {};
  controller = new AbortController();
  islands = attachIslands({
    base: '/',
    payload: payloadOf('en'),
    loadData: <T,>(file: string) =>
      new Promise<T>((done, fail) => {
        if (file === 'missing.json') fail(new Error('404'));
        pending[file] = () => done(createSite({ title: file }) as T);
      }),
    navigate: () => {},
    preload: () => {},
    signal: controller.signal,
  });
});
afterEach(() => {
  controller.abort();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

/** Lets the response with the site data of a language arrive, and waits for what depends on it. */
async function respond(lang: string): Promise<void> {
  await expect.poll(() => pending).toHaveProperty([`${lang}.json`]);
  pending[`${lang}.json`]!();
  delete pending[`${lang}.json`];
  await new Promise((done) => setTimeout(done));
}

const shownSites = () => panel.update.mock.calls.map(([view]) => view.site.title);

test('the search panel has the language of the page if the data of the previous page arrives after a navigation', async () => {
  islands.search.preload();
  await expect.poll(() => pending).toHaveProperty(['en.json']);
  void islands.enter(payloadOf('zh'));
  await respond('en');
  await respond('zh');
  expect(shownSites()).toEqual(['zh.json']);
});

test('the search panel opens without start pages if the sidebar cannot be loaded', async () => {
  const { page, data } = payloadOf('fr');
  void islands.enter({ page, data: { ...data, sidebar: 'missing.json' } });
  islands.search.preload();
  await respond('fr');
  await expect.poll(() => panel.update.mock.calls.map(([view]) => view.sidebar)).toEqual([[]]);
  await islands.search.open();
  expect(panel.open).toHaveBeenCalled();
});

test('the search panel has the language of the page if the data of two pages arrives in reverse order', async () => {
  islands.search.preload();
  await respond('en');
  void islands.enter(payloadOf('zh'));
  void islands.enter(payloadOf('fr'));
  await respond('fr');
  await respond('zh');
  await expect.poll(shownSites).toContain('fr.json');
  expect(shownSites()).toEqual(['en.json', 'fr.json']);
});

test('a page whose components cannot be loaded does not capture keys', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `<div id="${ROOT_ELEMENT_ID}"><div data-oct-page><button></button></div></div>`;
  const ready = islands.enter({ ...payloadOf('en'), scripts: [] });
  const press = () => fireEvent.keyDown(document.querySelector('button')!, { key: 'ArrowRight' });
  expect(press()).toBe(false);
  await ready;
  expect(log).toHaveBeenCalledOnce();
  expect(press()).toBe(true);
  log.mockRestore();
});
