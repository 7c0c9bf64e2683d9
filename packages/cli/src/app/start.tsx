import { toRoutePath, withoutBase } from '@octavo/theme/urls';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { type InlinePayload, PAYLOAD_ELEMENT, type PageView, ROOT_ELEMENT } from '../model/payload';
import { App } from './App';
import { showCanonicalAddress } from './canonical-address';
import { atOwnBase, fixRelativeLinks } from './own-base';
import { createPageViews, notFoundRouteOf, type PageViews } from './page-views';
import { resolveUnknownAddress } from './unknown-address';

export interface Start {
  views: PageViews;
  initial: PageView;
  root: HTMLElement;
  /** Whether the document holds the HTML of the initial page. */
  isInDocument: boolean;
  element: React.ReactElement;
}

/** Read the page the document came with, get what it needs, and make the application for it. */
export async function start(): Promise<Start | undefined> {
  const root = document.getElementById(ROOT_ELEMENT)!;
  const {
    base,
    defaultLang,
    defaultVersion = '',
    ...payload
  } = JSON.parse(
    atOwnBase(document.getElementById(PAYLOAD_ELEMENT)!.textContent!),
  ) as InlinePayload;
  fixRelativeLinks(root);
  const langs = Object.keys(payload.page.alternates);
  const versions = Object.keys(payload.page.versionAlternates ?? {});
  const notFoundRoute = notFoundRouteOf({ defaultLang, langs, defaultVersion, versions });
  const views = createPageViews({ base, notFoundRoute });
  const route = withoutBase(window.location.pathname, base) ?? '/';
  let initial = await views.complete(payload);
  if (payload.page.pageType === '404') {
    const target = await resolveUnknownAddress(window.location, initial, views);
    if (target !== undefined) {
      window.location.replace(target);
      return undefined;
    }
    // Hosts that know one 404 page answer with that of the default language.
    if (notFoundRoute(toRoutePath(route)) !== payload.page.routePath)
      initial = await views.get(route);
  }
  views.set(route, initial);
  showCanonicalAddress(initial);
  const element = (
    <StrictMode>
      <BrowserRouter basename={base.slice(0, -1) || '/'} useTransitions={false}>
        <App views={views} initial={initial} />
      </BrowserRouter>
    </StrictMode>
  );
  const isInDocument = initial.payload.page.routePath === payload.page.routePath;
  return { views, initial, root, isInDocument, element };
}
