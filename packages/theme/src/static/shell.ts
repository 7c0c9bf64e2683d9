import type { SearchClient } from '@octavo/search';

import { getSiteMessages } from '../context/site-messages';
import { delegateLinks, type LinkRouter } from '../link/delegate-links';
import { attachBehavior } from '../mdx/behavior/attach-behavior';
import { setMessages } from '../mdx/behavior/closest-messages';
import type { PageData, SiteData } from '../model/types';
import { createScrollManager } from '../scroll/scroll-manager';
import { watchFailedImages } from '../url/watch-failed-images';
import { attachColorMode } from './color-mode';
import { attachDropdowns } from './dropdowns';
import { attachOutline } from './outline';
import { attachOverlays } from './overlays';
import { announcePage, attachAnnouncement, attachScrollState } from './page-parts';
import { attachSearch, type LazySearch, showModifierKey } from './search';
import { attachSidebar, type StaticSidebar } from './sidebar';

/** What the shell shows. */
export interface ShellPage {
  page: PageData;
  /** Loads the site data of the page. */
  loadSite: () => Promise<SiteData>;
  /** Loads the search client for the page. Returns `undefined` if the site has no search. */
  loadSearchClient: () => Promise<SearchClient | undefined>;
}

/** Options for `startShell`. */
export interface ShellOptions {
  /** Base path of the site. */
  base: string;
  router: LinkRouter;
  search: LazySearch;
}

/** Behavior of a page that the theme has rendered on the server, without React. */
export interface Shell {
  sidebar: StaticSidebar;
  /** Stops the behavior of the page, before another page replaces its HTML. */
  leave: () => void;
  /** Starts the behavior of a page whose HTML is in the document: of the first page, or after a navigation. */
  show: (shown: ShellPage) => void;
}

/**
 * Handles the page in the document without React: links, menus, sidebar, outline, color mode, search, scrolling, and the
 * buttons in the content. The markup is that of the components, whose ARIA and data attributes are the state.
 *
 * @param signal stops the behavior when it is aborted
 */
export function startShell({ base, router, search }: ShellOptions, signal: AbortSignal): Shell {
  let shown: ShellPage | undefined;
  /** Site data of the page, once it has loaded. */
  let site: SiteData | undefined;
  let stopPage: (() => void)[] = [];
  const scroll = createScrollManager();
  signal.addEventListener('abort', scroll.start());
  signal.addEventListener('abort', delegateLinks(base, router));
  attachDropdowns(signal);
  attachSearch(search, signal);
  const sidebar = attachSidebar(base, signal);
  const syncColorMode = attachColorMode(
    base,
    () => site?.themeConfig.enableAppearanceAnimation ?? false,
    signal,
  );
  const closeOverlays = attachOverlays(syncColorMode, signal);
  const trackHeadings = attachOutline(signal);
  const removeDismissed = attachAnnouncement(base, signal);
  const updateScrollState = attachScrollState(signal);
  signal.addEventListener('abort', leave);

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('.oct-copy-page');
      if (!button || !shown) return;
      const { page, loadSite } = shown;
      Promise.all([import('./copy-page'), loadSite()])
        .then(([{ copyPage }, data]) => copyPage(button, data, page.routePath))
        .catch((error: unknown) => console.warn('[octavo] Failed to copy the page.', error));
    },
    { signal },
  );
  document.addEventListener('input', ({ target }) => filterOverview(target), { signal });

  function filterOverview(target: EventTarget | null): void {
    if (!(target instanceof HTMLInputElement) || !target.closest('.oct-overview-filter') || !shown)
      return;
    const { page, loadSite } = shown;
    Promise.all([import('./overview'), loadSite()]).then(
      ([{ filterPage }, data]) => filterPage(target, getSiteMessages(data), page.lang),
      (error: unknown) => console.warn('[octavo] Failed to load the filter.', error),
    );
  }

  function leave(): void {
    for (const stop of stopPage) stop();
    stopPage = [];
    closeOverlays();
  }

  function show(next: ShellPage): void {
    const isFirst = shown === undefined;
    const isSamePage = shown?.page.routePath === next.page.routePath;
    shown = next;
    removeDismissed();
    syncColorMode();
    showModifierKey();
    sidebar.show(next.page.routePath);
    const containers = [...document.querySelectorAll<HTMLElement>('.oct-prose')];
    const messages = next.loadSite().then((data) => {
      for (const container of containers) setMessages(container, getSiteMessages(data));
    });
    stopPage.push(...containers.map((container) => attachBehavior(container, messages)));
    // Most sites do not hide the navbar.
    const navbar = document.querySelector('.oct-layout[data-navbar=auto] .oct-navbar');
    if (navbar)
      void import('./hidden-navbar').then(({ hideOnScroll }) => {
        if (shown === next && !signal.aborted) stopPage.push(hideOnScroll(navbar));
      });
    const stopScroll = scroll.show(next.page.routePath);
    if (stopScroll) stopPage.push(stopScroll);
    trackHeadings();
    updateScrollState();
    if (!isFirst && !isSamePage) {
      announcePage(next.page.title);
      if (site?.themeConfig.enableContentAnimation)
        document.querySelector('.oct-doc-content')?.setAttribute('data-animate', 'true');
    }
    const notFound = document.querySelector('.oct-not-found');
    if (notFound)
      Promise.all([import('./similar-pages'), next.loadSite(), next.loadSearchClient()]).then(
        ([{ showSimilarPages }, data, client]) => showSimilarPages(notFound, data, client),
        console.warn,
      );
    // Users may type before the script runs.
    const filter = document.querySelector<HTMLInputElement>('.oct-overview-filter input');
    if (filter?.value) filterOverview(filter);

    next.loadSite().then(
      (data) => {
        if (shown !== next) return;
        // The asset host is the same in all languages and versions.
        if (data.assetHost && !site) signal.addEventListener('abort', watchFailedImages(data));
        site = data;
        if (document.querySelector('.oct-home'))
          void import('./home').then(({ attachHome }) => {
            if (shown === next && !signal.aborted) stopPage.push(attachHome(data));
          });
      },
      (error: unknown) => console.error('[octavo] Failed to load the page data.', error),
    );
  }

  return { sidebar, leave, show };
}
