import { pageKey, withoutBase } from '@octavo/theme/urls';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { type InlineDevData, ROOT_ELEMENT_ID } from '../model/payload';
import { App } from './App';
import { applyBundle, hasBundle } from './apply-bundle';
import { showCanonicalUrl } from './canonical-url';
import { updateFindings } from './findings-notice';
import { createLivePageLists } from './live-page-lists';
import { createNotFoundRouteResolver, createPageViews, hasMatchingModule } from './page-views';
import { clearRuntimeError } from './runtime-errors';
import { closeSearchClients } from './search-client';

/** App of the dev server. */
export interface DevApp {
  /** Fetches and renders the page for the current URL. */
  show: () => Promise<void>;
  /** Returns whether the page for the current URL has been rendered with its code since the document was loaded. */
  hasPageCode: () => boolean;
  /** Makes the next search query fetch the updated index. */
  closeSearchClients: () => void;
}

/**
 * Creates the app.
 *
 * @param reportError called with errors that components throw
 */
export function createDevApp(
  { base, bundleId, revision: _, ...langOptions }: InlineDevData,
  reportError: (error: unknown) => void,
): DevApp {
  const views = createPageViews({
    base,
    notFoundRoute: createNotFoundRouteResolver(langOptions),
    async beforeScripts(payload) {
      const hasRestarted = payload.bundleId !== bundleId;
      await applyBundle(payload.bundle, hasRestarted);
      // The document is reloaded. Until then, its bundle cannot run the scripts of the new one.
      if (hasRestarted && !hasBundle(payload.bundle)) await new Promise(() => {});
    },
  });
  const getListPages = createLivePageLists(base);
  const onError = (error: unknown) => {
    console.error(error);
    reportError(error);
  };
  const onRendered = () => {
    clearRuntimeError(base);
    updateFindings();
  };
  const root = createRoot(document.getElementById(ROOT_ELEMENT_ID)!, {
    onCaughtError: onError,
    onUncaughtError: onError,
  });
  const currentRoute = () => withoutBase(window.location.pathname, base) ?? '/';

  let lastRequest = 0;
  let isRendered = false;
  /** Keys of the pages that have been rendered with their code since the document was loaded. */
  const pagesWithCode = new Set<string>();

  async function show(): Promise<void> {
    const request = ++lastRequest;
    const route = currentRoute();
    const view = await views.refetch(route);
    // Ignore stale responses.
    if (request !== lastRequest) return;
    // The user navigated during the request, so fetch the page for the new URL.
    if (currentRoute() !== route) return show();
    // The bundler has not rebuilt the page yet. Keep the previous content until the event that it sends afterwards.
    if (isRendered && !hasMatchingModule(view.payload)) return;
    isRendered = true;
    if (view.payload.scripts && hasMatchingModule(view.payload))
      pagesWithCode.add(pageKey(view.payload.page.routePath));
    views.clear();
    showCanonicalUrl(view);
    views.set(currentRoute(), view);
    root.render(
      <BrowserRouter basename={base.slice(0, -1) || '/'} useTransitions={false}>
        <Suspense>
          <App
            views={views}
            initial={undefined}
            getListPages={getListPages}
            onRendered={onRendered}
            key="app"
          />
        </Suspense>
      </BrowserRouter>,
    );
  }

  return {
    show,
    hasPageCode: () => pagesWithCode.has(pageKey(currentRoute())),
    closeSearchClients,
  };
}
