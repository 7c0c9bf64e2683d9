import type { SidebarItem, SiteData } from '@octavo/theme';
import {
  encodePath,
  isExternal,
  joinRoute,
  type LangOptions,
  pageKey,
  splitHref,
  splitRoute,
  withBase,
} from '@octavo/theme/urls';

import type { Problem } from '../model/errors';
import {
  type PagePayload,
  type PageView,
  payloadFile,
  type RedirectPayload,
} from '../model/payload';
import { loadScript } from './load-script';
import { atOwnBase } from './own-base';
import { pageModule, pageModuleReady } from './page-modules';

/** No page is published at the address. */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
}

/** The development server cannot make the page: what its author has to mend. */
export class PageProblems extends Error {
  override name = 'PageProblems';

  constructor(readonly problems: readonly Problem[]) {
    super('The page has problems.');
  }
}

/** A promise whose value can be read without waiting, once it is settled. */
export interface PageViewPromise extends Promise<PageView> {
  value?: PageView;
}

/** Pages by route path, fetched when asked for and kept. */
export interface PageViews {
  get: (routePath: string) => PageViewPromise;
  /** Have a page at an address without fetching it. */
  set: (routePath: string, view: PageView) => void;
  /** Fetch a page again, whatever is known of it. */
  fresh: (routePath: string) => Promise<PageView>;
  clear: () => void;
  /** Fetch what a payload refers to. */
  complete: (payload: PagePayload) => Promise<PageView>;
  /** Forget a page, so that it is fetched anew. */
  drop: (routePath: string) => void;
  /** Fetch the static HTML of the page that the document came with. */
  loadHtml: (routePath: string) => Promise<string[]>;
}

export interface PageViewsOptions {
  base: string;
  /** Route path of what stands for an address without a page. */
  notFoundRoute: (routePath: string) => string;
  /** Told before scripts of a page are loaded. */
  beforeScripts?: (payload: PagePayload) => Promise<void>;
}

export function createPageViews({
  base,
  notFoundRoute,
  beforeScripts,
}: PageViewsOptions): PageViews {
  const views = new Map<string, PageViewPromise>();
  const files = new Map<string, Promise<unknown>>();

  /** Data files are named by their content, so one fetch serves for good; a failed one is tried again. */
  function loadData<T>(file: string): Promise<T> {
    let data = files.get(file);
    if (!data) {
      data = fetchJson(withBase(file, base));
      data.catch(() => files.delete(file));
      files.set(file, data);
    }
    return data as Promise<T>;
  }

  async function complete(payload: PagePayload): Promise<PageView> {
    const { data, scripts = [], integrity } = payload;
    if (scripts.length > 0) await beforeScripts?.(payload);
    const [site, sidebar] = await Promise.all([
      loadData<SiteData>(data.site),
      data.sidebar ? loadData<SidebarItem[]>(data.sidebar) : [],
      ...scripts.map((file, index) => loadScript(withBase(file, base), integrity?.[index])),
    ]);
    if (payload.scripts) await pageModuleReady(pageKey(payload.page.routePath));
    return { payload, site, sidebar };
  }

  async function fetchPayload(routePath: string): Promise<PagePayload> {
    const url = withBase(encodePath(payloadFile(pageKey(routePath))), base);
    const payload = (await fetchJson(url)) as PagePayload | RedirectPayload;
    if (!('redirect' in payload)) return payload;
    const { redirect } = payload;
    if (isExternal(redirect)) throw new Error(`${routePath} leads to ${redirect}.`);
    return fetchPayload(splitHref(redirect).path);
  }

  async function load(routePath: string): Promise<PageView> {
    try {
      return await complete(await fetchPayload(routePath));
    } catch (error) {
      if (!(error instanceof PageNotFound)) throw error;
      return complete(await fetchPayload(notFoundRoute(routePath)));
    }
  }

  return {
    get(routePath) {
      const key = pageKey(routePath);
      let view = views.get(key);
      if (!view) {
        view = settle(load(routePath));
        view.catch(() => views.delete(key));
        views.set(key, view);
      }
      return view;
    },
    set(routePath, view) {
      views.set(pageKey(routePath), settle(Promise.resolve(view), view));
    },
    fresh: load,
    clear: () => views.clear(),
    complete,
    drop: (routePath) => views.delete(pageKey(routePath)),
    loadHtml: async (routePath) => (await fetchPayload(routePath)).html ?? [],
  };
}

function settle(promise: Promise<PageView>, value?: PageView): PageViewPromise {
  const view = promise as PageViewPromise;
  const fulfil = (result: PageView) => Object.assign(view, { value: result });
  if (value) fulfil(value);
  else promise.then(fulfil, () => undefined);
  return view;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // A host that answers unknown paths with a page of its own means the same as one that says 404.
  if (response.status === 404 || (response.ok && !isJson)) throw new PageNotFound(url);
  if (response.status === 500 && isJson)
    throw new PageProblems(((await response.json()) as PageProblems).problems);
  if (!response.ok) throw new Error(`Expected ${url} to load, got status ${response.status}.`);
  return JSON.parse(atOwnBase(await response.text()));
}

/** Module of a page that has code; its scripts must have been loaded. */
export function moduleOf(payload: PagePayload) {
  return payload.scripts ? pageModule(pageKey(payload.page.routePath)) : undefined;
}

/** The page that stands for an address without one: that of its language and version. */
export function notFoundRouteOf(options: LangOptions): (routePath: string) => string {
  return (routePath) => joinRoute({ ...splitRoute(routePath, options), rest: '/404' }, options);
}
