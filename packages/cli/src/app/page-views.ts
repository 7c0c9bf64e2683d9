import type { SidebarItem, SiteData } from '@octavo/theme';
import {
  encodePath,
  FILE_LINK_PREFIX,
  isExternal,
  joinRoute,
  type LangOptions,
  pageKey,
  splitHref,
  splitRoute,
  withBase,
} from '@octavo/theme/urls';

import {
  getPayloadPath,
  type PagePayload,
  type PageView,
  type RedirectPayload,
} from '../model/payload';
import { fetchPayload as fetchPayloadFile, PageNotFoundError } from './fetch-payload';
import { createDataLoader, MAX_PAGES } from './load-data';
import { mergeSuffix } from './merge-suffix';
import { getPageModule } from './page-modules';
import { evaluatePage, loadPageScripts } from './page-scripts';
import { loadPluginAsset } from './plugins/load-plugin-asset';

/** Promise whose value can be read synchronously once it is fulfilled. */
export interface PageViewPromise extends Promise<PageView> {
  value?: PageView;
}

/** Page cache, keyed by route path. */
export interface PageViews {
  /** Returns a page from the cache, or fetches it on a cache miss. */
  get: (routePath: string) => PageViewPromise;
  /** Returns a page from the cache, or `undefined` on a cache miss. */
  peek: (routePath: string) => PageViewPromise | undefined;
  /** Adds a page to the cache. */
  set: (routePath: string, view: PageView) => void;
  /** Fetches a page, bypassing the cache. */
  refetch: (routePath: string) => Promise<PageView>;
  clear: () => void;
  /** Loads the data, scripts and styles that a payload refers to. */
  loadPayload: (payload: PagePayload) => Promise<PageView>;
  /** Removes a page from the cache. */
  delete: (routePath: string) => void;
  /** Limits the cache to the pages that were used last. The page in the document must be one of them. */
  removeOldest: () => void;
  /** Fetches the static HTML fragments of a page. The payload embedded in the document does not include them. */
  loadHtml: (routePath: string) => Promise<string[]>;
}

export interface PageViewsOptions {
  base: string;
  /** Returns the route path of the 404 page to show for a missing route. */
  notFoundRoute: (routePath: string) => string;
  /** Called before the page scripts are loaded. */
  beforeScripts?: (payload: PagePayload) => Promise<void>;
}

/** Creates the page cache. */
export function createPageViews({
  base,
  notFoundRoute,
  beforeScripts,
}: PageViewsOptions): PageViews {
  const views = new Map<string, PageViewPromise>();
  const loadData = createDataLoader(base);

  async function loadPayload(payload: PagePayload): Promise<PageView> {
    const { data, scripts = [], assets = [] } = payload;
    if (scripts.length > 0) await beforeScripts?.(payload);
    const [site, sidebar] = await Promise.all([
      loadData<SiteData>(data.site),
      data.sidebar ? loadData<SidebarItem[]>(data.sidebar) : [],
      loadPageScripts(payload, base),
      ...assets.map((asset) => loadPluginAsset(asset, base)),
    ]);
    if (payload.scripts) await evaluatePage(payload, base);
    return { payload, site, sidebar };
  }

  /** Fetches a payload. Follows redirects, and returns their query and hash. */
  async function fetchPayload(
    routePath: string,
    suffix = '',
  ): Promise<{ payload: PagePayload; suffix: string }> {
    const url = withBase(encodePath(getPayloadPath(pageKey(routePath))), base);
    const payload = (await fetchPayloadFile(url)) as PagePayload | RedirectPayload;
    if (!('redirect' in payload)) return { payload, suffix };
    const { redirect } = payload;
    if (isExternal(redirect) || redirect.startsWith(FILE_LINK_PREFIX))
      throw new Error(`"${routePath}" redirects to another document: ${redirect}`);
    return fetchPayload(splitHref(redirect).path, mergeSuffix(redirect, suffix));
  }

  async function load(routePath: string): Promise<PageView> {
    try {
      const { payload, suffix } = await fetchPayload(routePath);
      const view = await loadPayload(payload);
      return suffix === '' ? view : { ...view, redirectSuffix: suffix };
    } catch (error) {
      if (!(error instanceof PageNotFoundError)) throw error;
      return loadPayload((await fetchPayload(notFoundRoute(routePath))).payload);
    }
  }

  return {
    get(routePath) {
      const key = pageKey(routePath);
      let view = views.get(key);
      if (!view) {
        view = exposeValue(load(routePath));
        view.catch(() => views.delete(key));
      }
      // The pages that were used last are at the end.
      views.delete(key);
      views.set(key, view);
      return view;
    },
    peek: (routePath) => views.get(pageKey(routePath)),
    set(routePath, view) {
      views.set(pageKey(routePath), exposeValue(Promise.resolve(view), view));
    },
    refetch: load,
    clear: () => views.clear(),
    loadPayload,
    delete: (routePath) => views.delete(pageKey(routePath)),
    removeOldest() {
      for (const key of views.keys()) if (views.size > MAX_PAGES) views.delete(key);
    },
    loadHtml: async (routePath) => (await fetchPayload(routePath)).payload.html ?? [],
  };
}

/** Sets the promise's `value` as soon as the promise is fulfilled, or immediately if a value is passed. */
function exposeValue(promise: Promise<PageView>, value?: PageView): PageViewPromise {
  const view = promise as PageViewPromise;
  const setValue = (result: PageView) => Object.assign(view, { value: result });
  if (value) setValue(value);
  else promise.then(setValue, () => undefined);
  return view;
}

/** Returns the page module for a payload, or `undefined` if the page has none. The page scripts must be loaded. */
export function getPayloadModule(payload: PagePayload) {
  return payload.scripts ? getPageModule(pageKey(payload.page.routePath)) : undefined;
}

/** Checks whether the page module belongs to the payload. In development, the bundler needs time after an edit. */
export function hasMatchingModule(payload: PagePayload): boolean {
  return payload.codeHash === undefined || payload.codeHash === getPayloadModule(payload)?.codeHash;
}

/** Returns a function that maps a route to the 404 page for its language and version. */
export function createNotFoundRouteResolver(options: LangOptions): (routePath: string) => string {
  return (routePath) => joinRoute({ ...splitRoute(routePath, options), rest: '/404' }, options);
}
