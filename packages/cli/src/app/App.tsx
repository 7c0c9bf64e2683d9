import {
  Layout as DefaultLayout,
  documentTitle,
  type Navigation,
  SiteProvider,
  type ThemeParts,
} from '@octavo/theme';
import { showTarget } from '@octavo/theme/internals';
import { isSamePage, splitHref, toHref } from '@octavo/theme/urls';
import { overrides, slots } from 'octavo-theme-overrides';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { getTextDirection } from '../model/direction';
import type { PageView } from '../model/payload';
import { replayEarlyClick } from './early-click';
import { isCurrentUrl } from './is-current-url';
import { createErrorPage, LoadError } from './LoadError';
import { LoadingBar, trackLoading } from './LoadingBar';
import { isOffline } from './load-data';
import { mergeSuffix } from './merge-suffix';
import { PageBoundary } from './PageBoundary';
import { PageOutlet } from './PageOutlet';
import { listPagesOf } from './page-lists';
import { getPayloadModule, type PageViews } from './page-views';
import { searchClientFor, searchIndexesFor } from './search-client';
import { useCurrentPage } from './useCurrentPage';

const Layout = overrides.Layout ?? DefaultLayout;

export interface AppProps {
  views: PageViews;
  /** Page rendered into the HTML document. `undefined` in development, where the document has no page content. */
  initial: PageView | undefined;
  /** Components that replace those of the theme. @default the overrides of the site */
  parts?: Partial<ThemeParts>;
  /** Returns the function that `usePages` calls. @default `listPagesOf` */
  getListPages?: typeof listPagesOf;
  /** Called after a page renders without errors. */
  onRendered?: () => void;
}

/** Root component of the app: renders the page for the current URL and handles navigation. */
export function App({
  views,
  initial,
  parts = overrides,
  getListPages = listPagesOf,
  onRendered,
}: AppProps) {
  const {
    location: { pathname, search, hash },
    view: { payload, site, sidebar },
    retry,
  } = useCurrentPage(views);
  const hasFailed = retry !== undefined;
  const page = useMemo(
    () => (hasFailed ? createErrorPage(pathname, site) : payload.page),
    [hasFailed, pathname, site, payload],
  );
  const listPages = useMemo(() => getListPages(payload), [getListPages, payload]);
  const { base, cleanUrls } = site;
  const navigate = useRouteNavigate(views, base, cleanUrls);

  const navigation = useMemo<Navigation>(
    () => ({
      location: { pathname, search, hash },
      navigate,
      preload: (to) => void views.get(splitHref(to).path).catch(() => undefined),
    }),
    [pathname, search, hash, navigate, views],
  );

  useEffect(() => {
    document.title = documentTitle(site, page);
    document.documentElement.lang = page.lang;
    document.documentElement.dir = getTextDirection(page.lang);
    delete document.documentElement.dataset.pending;
    if (initial && payload !== initial.payload) {
      // The first payload has no HTML. Delete it, so that navigating back to the page fetches the full payload.
      const { routePath } = initial.payload.page;
      if (views.peek(routePath)?.value === initial) views.delete(routePath);
    }
    views.removeOldest();
  }, [page, site, payload, views, initial]);
  useEffect(replayEarlyClick, []);

  return (
    <SiteProvider
      site={site}
      page={page}
      sidebar={sidebar}
      navigation={navigation}
      searchClient={searchClientFor({ base, lang: page.lang, version: page.version })}
      searchIndexes={searchIndexesFor(site, page)}
      listPages={listPages}
      parts={parts}
    >
      <LoadingBar />
      <Layout slots={slots}>
        {retry ? (
          <LoadError key={pathname} onRetry={retry} />
        ) : (
          <PageBoundary payload={payload} prerendered={initial?.payload} onRendered={onRendered}>
            <PageOutlet
              key={page.routePath}
              payload={payload}
              Content={getPayloadModule(payload)?.default}
              loadHtml={() => views.loadHtml(page.routePath)}
            />
          </PageBoundary>
        )}
        <HydrationMark />
      </Layout>
      {/* The layout of the 404 page does not render its children. */}
      {page.pageType === '404' && <HydrationMark />}
    </SiteProvider>
  );
}

/**
 * Marks the document as hydrated. Rendered inside the layout, because React hydrates the content of the page after the
 * app, in a task of lower priority.
 */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return null;
}

/**
 * Returns a function that loads a page, then navigates to it, unless another navigation has started meanwhile. If loading
 * fails, it falls back to a full page load, or to an error message if the network is the reason.
 */
function useRouteNavigate(
  views: PageViews,
  base: string,
  cleanUrls: boolean,
): Navigation['navigate'] {
  const navigate = useNavigate();
  /** Number of the latest navigation. Earlier ones are stale. */
  const latest = useRef(0);
  useEffect(() => {
    const onPopState = () => {
      latest.current++;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
  return useMemo<Navigation['navigate']>(
    () => (to, options) => {
      const own = ++latest.current;
      const show = (target: string) => {
        const { pathname } = window.location;
        navigate(toHref(target, { base: '/', cleanUrls }), {
          // Browsers also replace the history entry for a link to the current URL.
          replace: options?.replace || isCurrentUrl(toHref(target, { base, cleanUrls })),
        });
        if (window.location.pathname === pathname) showTarget(splitHref(target).hash);
      };
      trackLoading(views.get(splitHref(to).path)).then(
        (view) => {
          if (own === latest.current) show(resolveTarget(to, view));
        },
        (error: unknown) => {
          if (own !== latest.current) return;
          if (isOffline(error)) return show(to);
          console.error('[octavo] Failed to load the page.', error);
          window.location.assign(toHref(to, { base, cleanUrls }));
        },
      );
    },
    [views, base, cleanUrls, navigate],
  );
}

/** Returns the link itself or, if the page redirects, the redirect target with the query and hash of the link added. */
function resolveTarget(to: string, { payload: { page }, redirectSuffix = '' }: PageView): string {
  const isCurrent = page.isNotFound || isSamePage(splitHref(to).path, page.routePath);
  return isCurrent ? to : page.routePath + mergeSuffix(redirectSuffix, to);
}
