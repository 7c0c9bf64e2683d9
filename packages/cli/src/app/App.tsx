import {
  Layout as DefaultLayout,
  documentTitle,
  type Navigation,
  SiteProvider,
} from '@octavo/theme';
import { isSamePage, splitHref, toHref } from '@octavo/theme/urls';
import { overrides } from 'octavo-theme-overrides';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { getTextDirection } from '../model/direction';
import type { PageView } from '../model/payload';
import { replayEarlyClick } from './early-click';
import { LoadingBar, trackLoading } from './LoadingBar';
import { PageBoundary } from './PageBoundary';
import { PageOutlet } from './PageOutlet';
import { getPayloadModule, type PageViews } from './page-views';
import { searchClientFor, searchIndexesFor } from './search-client';
import { useCurrentPage } from './useCurrentPage';

const Layout = overrides.Layout ?? DefaultLayout;

export interface AppProps {
  views: PageViews;
  /** The page in the HTML document. In development, the document contains no page. */
  initial: PageView | undefined;
  /** Called when a page was rendered without an error. */
  onRendered?: () => void;
}

/** Root component of a site: renders the page of the current URL and handles navigation. */
export function App({ views, initial, onRendered }: AppProps) {
  const {
    location: { pathname, search, hash },
    view: { payload, site, sidebar },
  } = useCurrentPage(views);
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
    document.documentElement.dir = getTextDirection(page.lang);
    document.documentElement.dataset.hydrated = 'true';
    delete document.documentElement.dataset.pending;
    // The payload of the first page has no HTML. Remove it, so that it is fetched when the reader returns to the page.
    if (initial && payload !== initial.payload) views.delete(initial.payload.page.routePath);
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
      parts={overrides}
    >
      <LoadingBar />
      <Layout>
        <PageBoundary payload={payload} onRendered={onRendered}>
          <PageOutlet
            key={page.routePath}
            payload={payload}
            Content={getPayloadModule(payload)?.default}
            loadHtml={() => views.loadHtml(page.routePath)}
          />
        </PageBoundary>
      </Layout>
    </SiteProvider>
  );
}

/** Returns a function that loads a page and navigates to it. If it cannot be loaded, the browser loads the document. */
function useRouteNavigate(
  views: PageViews,
  base: string,
  cleanUrls: boolean,
): Navigation['navigate'] {
  const navigate = useNavigate();
  return useMemo<Navigation['navigate']>(
    () => (to, options) => {
      trackLoading(views.get(splitHref(to).path)).then(
        (view) => navigate(toHref(resolveTarget(to, view), { base: '/', cleanUrls }), options),
        (error: unknown) => {
          console.error('[octavo] Failed to load the page.', error);
          window.location.assign(toHref(to, { base, cleanUrls }));
        },
      );
    },
    [views, base, cleanUrls, navigate],
  );
}

/** Returns the link, or the target of a redirect with the query and hash of the link. */
function resolveTarget(to: string, { payload: { page } }: PageView): string {
  const { path, search, hash } = splitHref(to);
  const isCurrent = page.pageType === '404' || isSamePage(path, page.routePath);
  return isCurrent ? to : page.routePath + search + hash;
}
