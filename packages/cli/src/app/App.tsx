import { documentTitle, type Navigation, Layout as OwnLayout, SiteProvider } from '@octavo/theme';
import { isSamePage, splitHref, toHref } from '@octavo/theme/urls';
import { overrides } from 'octavo-theme-overrides';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { directionOf } from '../model/direction';
import type { PageView } from '../model/payload';
import { pressAgain } from './early-press';
import { LoadingBar, whileLoading } from './LoadingBar';
import { PageBoundary } from './PageBoundary';
import { PageOutlet } from './PageOutlet';
import { moduleOf, type PageViews } from './page-views';
import { searchClientFor, searchIndexesFor } from './search-client';
import { useShownPage } from './useShownPage';

const Layout = overrides.Layout ?? OwnLayout;

export interface AppProps {
  views: PageViews;
  /** The page the document came with; missing where it came with none. */
  initial: PageView | undefined;
  /** Told when a page is on screen without an error. */
  onShown?: () => void;
}

/** The site in a browser: the page of the current address, and the way to the next. */
export function App({ views, initial, onShown }: AppProps) {
  const {
    location: { pathname, search, hash },
    view: { payload, site, sidebar },
  } = useShownPage(views);
  const { page } = payload;
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
    document.documentElement.dir = directionOf(page.lang);
    document.documentElement.dataset.hydrated = 'true';
    delete document.documentElement.dataset.pending;
    // The first page came without its HTML; coming back to it needs that.
    if (initial && payload !== initial.payload) views.drop(initial.payload.page.routePath);
  }, [page, site, payload, views, initial]);
  useEffect(pressAgain, []);

  return (
    <SiteProvider
      site={site}
      page={page}
      sidebar={sidebar}
      navigation={navigation}
      searchClient={searchClientFor({ base, lang: page.lang, version: page.version })}
      searchIndexes={searchIndexesFor(site, page)}
      parts={overrides}
    >
      <LoadingBar />
      <Layout>
        <PageBoundary payload={payload} onShown={onShown}>
          <PageOutlet
            key={page.routePath}
            payload={payload}
            Content={moduleOf(payload)?.default}
            loadHtml={() => views.loadHtml(page.routePath)}
          />
        </PageBoundary>
      </Layout>
    </SiteProvider>
  );
}

/** Go to a page once it is there; where it cannot be had, leave it to the browser. */
function useRouteNavigate(
  views: PageViews,
  base: string,
  cleanUrls: boolean,
): Navigation['navigate'] {
  const navigate = useNavigate();
  return useMemo<Navigation['navigate']>(
    () => (to, options) => {
      whileLoading(views.get(splitHref(to).path)).then(
        (view) => navigate(toHref(landing(to, view), { base: '/', cleanUrls }), options),
        (error: unknown) => {
          console.error('[octavo] Failed to load the page.', error);
          window.location.assign(toHref(to, { base, cleanUrls }));
        },
      );
    },
    [views, base, cleanUrls, navigate],
  );
}

/** Where a link leads in the end: an address that has moved brings its query and hash along. */
function landing(to: string, { payload: { page } }: PageView): string {
  const { path, search, hash } = splitHref(to);
  const isThere = page.pageType === '404' || isSamePage(path, page.routePath);
  return isThere ? to : page.routePath + search + hash;
}
