import type { ListedPage, ListPages } from '@octavo/theme';
import { withBase } from '@octavo/theme/urls';
import { use } from 'react';

import { getPageListKey } from '../model/page-list';
import { PAGE_LISTS_PATH, type PagePayload } from '../model/payload';
import { fetchFile, readText } from './load-data';

/**
 * Returns a function for `usePages` in development. Payloads contain the lists that the page has used before. Other lists
 * are fetched while the page is rendered.
 */
export function createLivePageLists(base: string): (payload: PagePayload) => ListPages {
  const requests = new WeakMap<PagePayload, Map<string, Promise<readonly ListedPage[]>>>();
  return (payload) => (query) => {
    const key = getPageListKey(query);
    const known = payload.lists?.[key];
    if (known) return known;
    if (!requests.has(payload)) requests.set(payload, new Map());
    const ofPage = requests.get(payload)!;
    if (!ofPage.has(key)) ofPage.set(key, fetchList(base, payload.page.routePath, key));
    return use(ofPage.get(key)!);
  };
}

async function fetchList(base: string, routePath: string, key: string): Promise<ListedPage[]> {
  const search = new URLSearchParams({ page: routePath, query: key });
  const url = `${withBase(PAGE_LISTS_PATH, base)}?${search}`;
  const text = await readText(await fetchFile(url), url);
  const result = JSON.parse(text) as { pages: ListedPage[] } | { error: string };
  if ('error' in result) throw new Error(result.error);
  return result.pages;
}
