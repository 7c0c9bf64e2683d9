import type { PageData, SiteData } from '@octavo/theme';
import {
  ErrorBoundary,
  getMessageOverrides,
  loadSearchDialog,
  revealHash,
  SearchPanel,
  SiteContexts,
  stopEarlyInput,
} from '@octavo/theme/internals';
import { toHref } from '@octavo/theme/urls';
import { StrictMode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

import { CONTENT_ID_PREFIX, type PageView } from '../../model/payload';
import { recordFields } from '../early-fields';
import { PageBoundary } from '../PageBoundary';
import { PageContent } from '../PageOutlet';
import { listPagesOf } from '../page-lists';
import { createPageViews, getPayloadModule } from '../page-views';
import { subscribeToLocation } from './location-store';
import { getLocation } from './page-location';

export { mountProductPanel } from '@octavo/theme/internals';
export { loadSearchDialog, recordFields };

/** Functions of the module that creates search clients, which is a separate chunk. */
type SearchClients = typeof import('../search-client');

/** Error boundaries must not hide errors from monitoring, which listens for the `error` event. */
const onCaughtError = (error: unknown): void => reportError(error);

export interface PageIslandOptions {
  base: string;
  view: PageView;
  clients: SearchClients;
  navigate: (to: string, options?: { replace?: boolean }) => void;
  preload: (to: string) => void;
  /** Called once the components work. */
  onHydrated: () => void;
}

/**
 * Hydrates the content of a page, with the data that its components can read.
 *
 * @returns a function that unmounts the content
 */
export function mountPage(element: Element, options: PageIslandOptions): () => void {
  let hasLeft = false;
  const root = hydrateRoot(
    element,
    <StrictMode>
      <PageIsland {...options} />
    </StrictMode>,
    {
      identifierPrefix: CONTENT_ID_PREFIX,
      onCaughtError,
      onRecoverableError: (error) => {
        // React also reports content that is unmounted before it is hydrated.
        if (hasLeft) return;
        console.warn('[octavo] Hydration mismatch: the page was re-rendered on the client.', error);
      },
    },
  );
  return () => {
    hasLeft = true;
    root.unmount();
  };
}

function PageIsland({ base, view, clients, navigate, preload, onHydrated }: PageIslandOptions) {
  const { payload, site, sidebar } = view;
  const { page } = payload;
  const [serverLocation] = useState({ pathname: page.routePath, search: '', hash: '' });
  const location = useSyncExternalStore(
    subscribeToLocation,
    () => getLocation(base),
    () => serverLocation,
  );
  const { lang, version } = page;
  const latestOnHydrated = useRef(onHydrated);
  useEffect(() => {
    // The target of a link may be in a tab, which can open now.
    revealHash();
    latestOnHydrated.current();
  }, []);
  return (
    <SiteContexts
      site={site}
      page={page}
      sidebar={sidebar}
      navigation={{ location, navigate, preload }}
      searchClient={clients.searchClientFor({ base, lang, version })}
      searchIndexes={clients.searchIndexesFor(site, page)}
      listPages={listPagesOf(payload)}
    >
      <PageBoundary payload={payload} prerendered={payload}>
        <PageContent
          payload={payload}
          Content={getPayloadModule(payload)?.default}
          loadHtml={() =>
            createPageViews({ base, notFoundRoute: (path) => path }).loadHtml(page.routePath)
          }
        />
      </PageBoundary>
    </SiteContexts>
  );
}

/** Search panel outside the page. */
export interface SearchPanelIsland {
  open: () => void;
  close: () => void;
  /** Shows no results of another language or version than that of the page from now on. */
  leave: (page: PageData) => void;
  /** Renders the panel for another page. */
  update: (view: PageView) => void;
}

export interface SearchPanelOptions {
  clients: SearchClients;
  navigate: (to: string) => void;
  /** Called when the panel closes. */
  onClose: () => void;
}

/** Creates the search panel. It is rendered when it first opens. */
export function createSearchPanel({
  clients,
  navigate,
  onClose,
}: SearchPanelOptions): SearchPanelIsland {
  let root: ReturnType<typeof createRoot> | undefined;
  let view: PageView | undefined;
  let page: PageData | undefined;
  let isOpen = false;

  function render(): void {
    if (!root || !view || !page) return;
    const { site, sidebar } = view;
    const { lang, version } = page;
    const client = clients.searchClientFor({ base: site.base, lang, version });
    if (!client) return;
    root.render(
      <ErrorBoundary resetKey={isOpen} onError={close}>
        <SearchPanel
          client={client}
          name={site.locales.find(({ lang }) => lang === site.lang)?.label}
          indexes={clients.searchIndexesFor(site, page)}
          start={startOf(site, sidebar)}
          lang={site.lang}
          messages={messagesOf(site)}
          hrefOf={(link) => toHref(link, site)}
          onNavigate={navigate}
          open={isOpen}
          onClose={close}
        />
      </ErrorBoundary>,
    );
  }
  function close(): void {
    isOpen = false;
    stopEarlyInput();
    onClose();
    render();
  }
  return {
    open() {
      // The panel renders into the body, so its own container stays outside the document.
      root ??= createRoot(document.createElement('div'), { onCaughtError });
      isOpen = true;
      render();
    },
    close,
    leave(next) {
      page = next;
      // Otherwise, the old results would be in the document until the data of the page has loaded.
      flushSync(render);
    },
    update(next) {
      view = next;
      page = next.payload.page;
      render();
    },
  };
}

/** Caches values by site data, because the panel compares them. */
function cacheBySite<T>(create: (site: SiteData) => T): (site: SiteData) => T {
  const cache = new WeakMap<SiteData, T>();
  return (site) => {
    if (!cache.has(site)) cache.set(site, create(site));
    return cache.get(site)!;
  };
}

const messagesOf = cacheBySite((site) => getMessageOverrides(site.themeConfig));

let lastStart: { sidebar: PageView['sidebar']; nav: SiteData['themeConfig']['nav'] } | undefined;

function startOf(site: SiteData, sidebar: PageView['sidebar']) {
  const { nav } = site.themeConfig;
  if (lastStart?.sidebar !== sidebar || lastStart.nav !== nav) lastStart = { sidebar, nav };
  return lastStart;
}
