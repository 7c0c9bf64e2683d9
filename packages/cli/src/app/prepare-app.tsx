import type { ThemeParts } from '@octavo/theme';
import { toRoutePath, withoutBase } from '@octavo/theme/urls';
import { overrides } from 'octavo-theme-overrides';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import {
  type InlinePayload,
  PAYLOAD_ELEMENT_ID,
  type PageView,
  ROOT_ELEMENT_ID,
} from '../model/payload';
import { App } from './App';
import { AppBoundary } from './AppBoundary';
import { showCanonicalUrl } from './canonical-url';
import { createNotFoundRouteResolver, createPageViews, type PageViews } from './page-views';
import { resolveBase, resolveRelativeLinks } from './resolve-base';
import { resolveUnknownUrl } from './resolve-unknown-url';

/** App that is ready to be hydrated. */
export interface PreparedApp {
  views: PageViews;
  initial: PageView;
  root: HTMLElement;
  /** Whether the document contains the HTML for the initial page. */
  isInDocument: boolean;
  element: React.ReactElement;
}

/**
 * Reads the page payload from the document, loads its data and creates the app. Returns `undefined` if the browser is
 * being redirected.
 *
 * @param onRendered called each time a page renders without errors
 */
export async function prepareApp(onRendered: () => void): Promise<PreparedApp | undefined> {
  const root = document.getElementById(ROOT_ELEMENT_ID)!;
  const {
    base,
    defaultLang,
    defaultVersion = '',
    ...payload
  } = JSON.parse(
    resolveBase(document.getElementById(PAYLOAD_ELEMENT_ID)!.textContent!),
  ) as InlinePayload;
  resolveRelativeLinks(root);
  const langs = Object.keys(payload.page.alternates);
  const versions = Object.keys(payload.page.versionAlternates ?? {});
  const notFoundRoute = createNotFoundRouteResolver({
    defaultLang,
    langs,
    defaultVersion,
    versions,
  });
  const views = createPageViews({ base, notFoundRoute });
  const route = withoutBase(window.location.pathname, base) ?? '/';
  let initial = await views.loadPayload(payload);
  if (payload.page.isNotFound) {
    const target = await resolveUnknownUrl(window.location, {
      base,
      cleanUrls: initial.site.cleanUrls,
      defaultLang,
      langs,
    });
    if (target !== undefined) {
      window.location.replace(target);
      return undefined;
    }
    // Hosts with a single 404 page always serve the one for the default language.
    const notFound = notFoundRoute(toRoutePath(route));
    if (notFound !== payload.page.routePath)
      try {
        initial = await views.get(notFound);
      } catch (error) {
        console.error('[octavo] Failed to load the page.', error);
      }
  }
  views.set(route, initial);
  showCanonicalUrl(initial);
  const { pageType } = initial.payload.page;
  const parts =
    pageType === '404' && !overrides.NotFound
      ? { ...overrides, ...(await loadNotFound()) }
      : overrides;
  const element = (
    <StrictMode>
      <AppBoundary>
        <BrowserRouter basename={base.slice(0, -1) || '/'} useTransitions={false}>
          <App views={views} initial={initial} parts={parts} onRendered={onRendered} />
        </BrowserRouter>
      </AppBoundary>
    </StrictMode>
  );
  const isInDocument = initial.payload.page.routePath === payload.page.routePath;
  return { views, initial, root, isInDocument, element };
}

/** Loads the content of 404 pages. Otherwise, React would load it during hydration, and would drop clicks meanwhile. */
async function loadNotFound(): Promise<Pick<ThemeParts, 'NotFound'> | undefined> {
  try {
    const { NotFound } = await import('./not-found');
    return { NotFound };
  } catch {
    // The layout tries again, and reports the error.
    return undefined;
  }
}
