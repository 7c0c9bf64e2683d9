import type { SearchClient } from '@octavo/search';
import type { SidebarItem, SiteData } from '@octavo/theme';
import { attachProductSwitcher, type LazySearch, trackProgress } from '@octavo/theme/static';

import { type PagePayload, type PageView, ROOT_ELEMENT_ID } from '../../model/payload';
import type { LoadData } from '../load-data';
import type { SearchPanelIsland } from './islands';
import { recordInput } from './record-input';

export interface IslandOptions {
  base: string;
  /** Payload of the page in the document. */
  payload: PagePayload;
  loadData: LoadData;
  navigate: (to: string, options?: { replace?: boolean }) => void;
  preload: (to: string) => void;
  /** Stops the behavior when it is aborted. */
  signal: AbortSignal;
}

/** Parts of the page that React renders. They are loaded when a reader needs them. */
export interface Islands {
  /** Loads the search client for the page in the document. */
  loadSearchClient: () => Promise<SearchClient | undefined>;
  search: LazySearch;
  /** Prepares the islands of the page in the document. Resolves once those that are visible work. */
  enter: (payload: PagePayload) => Promise<void>;
  /** Removes the islands of the page, before the next page replaces it. */
  leave: () => void;
}

const ignore = (): void => {};

/** Prepares the islands: the search panel, the product switcher, and the components in the content. */
export function attachIslands({
  base,
  payload,
  loadData,
  navigate,
  preload,
  signal,
}: IslandOptions): Islands {
  const loadReact = () => import(/* webpackChunkName: "islands" */ './islands');
  const loadSearchModule = () => import('../search-client');
  let leavePage: (() => void) | undefined;
  let panel: SearchPanelIsland | undefined;
  let isSearchOpen = false;

  async function loadView(): Promise<PageView> {
    const own = payload;
    const [site, sidebar] = await Promise.all([
      loadData<SiteData>(own.data.site),
      // Components work without the sidebar.
      own.data.sidebar ? loadData<SidebarItem[]>(own.data.sidebar).catch(() => []) : [],
    ]);
    return { payload: own, site, sidebar };
  }

  async function loadClient(): Promise<SearchClient | undefined> {
    const { lang, version } = payload.page;
    return (await loadSearchModule()).searchClientFor({ base, lang, version });
  }

  /** Loads the search panel, and renders it for the page in the document. */
  async function loadPanel(): Promise<SearchPanelIsland> {
    const [{ createSearchPanel }, clients, view] = await Promise.all([
      loadReact().then((react) => react.loadSearchDialog().then(() => react)),
      loadSearchModule(),
      loadView(),
    ]);
    // Another page has been shown meanwhile.
    if (view.payload !== payload) return loadPanel();
    panel ??= createSearchPanel({ clients, navigate, onClose: () => (isSearchOpen = false) });
    panel.update(view);
    return panel;
  }
  function preloadSearch(): Promise<SearchPanelIsland> {
    const loading = loadPanel();
    // Opening the search retries a failed request and reports the error.
    loading.catch(ignore);
    // The worker and the index do not wait for React. Starting them blocks this thread, so use a separate task.
    setTimeout(() => {
      loadClient().then((client) => client?.init(), ignore);
    });
    return loading;
  }
  const search: LazySearch = {
    preload: preloadSearch,
    isReady: () => panel !== undefined,
    isOpen: () => isSearchOpen,
    async open() {
      isSearchOpen = true;
      const loading = preloadSearch();
      const loaded = panel ?? (await trackProgress(loading));
      if (isSearchOpen) loaded.open();
    },
    close() {
      isSearchOpen = false;
      panel?.close();
    },
  };

  attachProductSwitcher(
    {
      preload: () => void loadReact().catch(ignore),
      async mount(button) {
        const [{ mountProductPanel }, { site, payload: shown }] = await Promise.all([
          loadReact(),
          loadView(),
        ]);
        return mountProductPanel(button, site, shown.page);
      },
    },
    signal,
  );

  return {
    search,
    loadSearchClient: loadClient,
    enter(next) {
      payload = next;
      panel?.leave(next.page);
      if (panel) loadPanel().catch(ignore);
      leavePage = undefined;
      const element = document.querySelector(`#${ROOT_ELEMENT_ID} [data-oct-page]`);
      if (!element || !next.scripts) return Promise.resolve();
      const input = recordInput(element);
      return new Promise((onReady) => {
        let leave: (() => void) | undefined;
        let hasLeft = false;
        const stop = (): void => {
          hasLeft = true;
          onReady();
          input.stop();
          leave?.();
        };
        leavePage = stop;
        import('./content-island').then(
          ({ prepareContent }) => {
            if (hasLeft) return;
            leave = prepareContent(element, {
              base,
              payload: next,
              loadView,
              loadReact,
              loadSearchModule,
              navigate,
              preload,
              stopRecording: input.stop,
              onHydrated: input.replay,
              onReady,
            });
          },
          (error: unknown) => {
            stop();
            console.error('[octavo] Failed to load the page.', error);
          },
        );
      });
    },
    leave: () => leavePage?.(),
  };
}
