import type { SiteData } from '@octavo/theme';
import { startShell, swapPage, trackProgress } from '@octavo/theme/static';
import { isSamePage, safeDecode, splitHref, toHref } from '@octavo/theme/urls';

import {
  type InlinePayload,
  PAYLOAD_ELEMENT_ID,
  type PagePayload,
  ROOT_ELEMENT_ID,
} from '../../model/payload';
import { replayEarlyClick, stopRecordingClicks } from '../early-click';
import { createDataLoader, isOffline } from '../load-data';
import { resolveBase, resolveRelativeLinks } from '../resolve-base';
import { attachIslands } from './attach-islands';
import type { HeadFile } from './load-head-files';
import { changeLocation, notifyLocation } from './location-store';
import { createPageDocuments, type PageDocument } from './page-documents';
import { prefetchWhenIdle } from './prefetch';
import { updateHead } from './update-head';

/**
 * Starts the behavior of the page in the document, without React.
 *
 * @param signal stops the behavior when it is aborted
 */
export async function startStaticApp(signal: AbortSignal): Promise<void> {
  const root = document.getElementById(ROOT_ELEMENT_ID)!;
  const {
    base,
    defaultLang,
    defaultVersion = '',
    cleanUrls = true,
    idleScripts = [],
    ...first
  } = JSON.parse(
    resolveBase(document.getElementById(PAYLOAD_ELEMENT_ID)!.textContent!),
  ) as InlinePayload;
  resolveRelativeLinks(root);
  const documents = createPageDocuments();
  const loadData = createDataLoader(base);
  /** Payload of the page in the document. */
  let payload: PagePayload = first;
  /** URL path of the page in the document. */
  let shownPath = window.location.pathname;
  /** Whether a message is shown instead of the page, because it could not be loaded. */
  let hasFailed = false;
  /** Number of the latest navigation. Earlier ones are stale. */
  let latest = 0;

  const urlOf = (routePath: string): string => toHref(routePath, { base, cleanUrls });
  // The message for a page that cannot be loaded must be there before the network is gone.
  const loadMessage = () => import('./load-error');
  function preload(to: string): void {
    const { path } = splitHref(to);
    if (isSamePage(path, payload.page.routePath)) return;
    documents.preload(urlOf(path));
    loadMessage().catch(() => undefined);
  }
  const islands = attachIslands({ base, payload: first, loadData, navigate, preload, signal });
  stopRecordingClicks();
  const router = { navigate, preload, pushHash };
  const shell = startShell({ base, router, search: islands.search }, signal);

  /** Waits for a page, then runs `onLoad`, unless another navigation has started meanwhile. */
  function go(
    loading: Promise<PageDocument>,
    onLoad: (page: PageDocument) => unknown,
    onError: (error: unknown) => void,
  ): Promise<unknown> {
    const own = ++latest;
    return trackProgress(loading).then(
      (page) => own === latest && onLoad(page),
      (error: unknown) => {
        if (own === latest) onError(error);
      },
    );
  }

  function navigate(to: string, options?: { replace?: boolean }): void {
    const { path, search, hash } = splitHref(to);
    const { routePath, isNotFound } = payload.page;
    if (isSamePage(path, routePath) && !isNotFound && !hasFailed) {
      latest++;
      changeLocation(shownPath + search + hash, options);
      return;
    }
    void go(
      load(urlOf(path)),
      (page) => showAt(page, to, options),
      (error) => {
        if (isOffline(error)) {
          changeLocation(urlOf(to), options);
          showFailure();
          return;
        }
        // The document may belong to another site. If it does not load, the browser shows the reason.
        window.location.assign(urlOf(to));
      },
    );
  }

  /** Shows a page with the URL of the link that leads to it. */
  function showAt(page: PageDocument, to: string, options?: { replace?: boolean }): Promise<void> {
    const { routePath, isNotFound } = page.payload.page;
    const { search, hash } = splitHref(to);
    // The URL of a page that does not exist stays in the address bar.
    const url = isNotFound
      ? urlOf(to)
      : urlOf(routePath) + (page.mergeSuffix?.(to) ?? search + hash);
    changeLocation(url, options);
    return show(page);
  }

  function pushHash(hash: string): void {
    const { pathname, search } = window.location;
    changeLocation(pathname + search + hash);
  }

  /**
   * Loads a page and its styles. If it does not exist, looks for the page under another URL, and for the 404 page in the
   * right language.
   *
   * @param page the page at the URL, if it is already loaded
   */
  async function load(url: string, page?: PageDocument): Promise<PageDocument> {
    page ??= await documents.get(url);
    if (page.payload.page.isNotFound) {
      const { resolveMissingPage } = await import('./resolve-page');
      const other = await resolveMissingPage(url, page.payload.page, {
        base,
        cleanUrls,
        defaultLang,
        defaultVersion,
      });
      if (other !== undefined) page = await documents.get(other);
    }
    // After a deployment, the markup may need a newer script.
    if (getScriptName(page.document) !== getScriptName(document)) throw new Error('New version.');
    const files = getMissingFiles(page.document);
    if (files.length > 0) {
      const { loadHeadFiles } = await import('./load-head-files');
      await loadHeadFiles(files);
    }
    return page;
  }

  /** Replaces the page in the document. Resolves once the components that are visible work. */
  function show(page: PageDocument): Promise<void> {
    const { data } = page.payload;
    islands.leave();
    shell.leave();
    swapPage(root, page.root, {
      sidebar: shell.sidebar,
      isSameSite: data.site === payload.data.site,
      isSameSidebar: data.sidebar === payload.data.sidebar,
    });
    updateHead(page.document);
    payload = page.payload;
    return enter();
  }

  /** Starts the behavior of the page in the document. Resolves once the components that are visible work. */
  function enter(): Promise<void> {
    const { data } = payload;
    shownPath = window.location.pathname;
    hasFailed = false;
    const isReady = islands.enter(payload);
    shell.show({
      page: payload.page,
      loadSite: () => loadData<SiteData>(data.site),
      loadSearchClient: islands.loadSearchClient,
    });
    return isReady;
  }

  /** Shows a message instead of the page at the current URL. */
  function showFailure(): void {
    hasFailed = true;
    shownPath = window.location.pathname;
    const url = shownPath;
    Promise.all([loadMessage(), loadData<SiteData>(payload.data.site)]).then(
      ([{ showLoadError }, site]) => showLoadError({ root, site, url, onRetry: retry }),
      () => window.location.reload(),
    );
    function retry(): void {
      void go(
        load(url),
        (page) => {
          const hasFocus = root.querySelector('main')?.contains(document.activeElement);
          show(page);
          if (hasFocus) root.querySelector('main')?.focus({ preventScroll: true });
        },
        logFailure,
      );
    }
  }

  const onPopState = (): void => {
    notifyLocation();
    const { pathname } = window.location;
    if (pathname === shownPath) {
      latest++;
      return;
    }
    void go(load(pathname), show, (error) => {
      logFailure(error);
      if (isOffline(error)) showFailure();
      else window.location.reload();
    });
  };
  window.addEventListener('popstate', onPopState, { signal });

  if (first.page.isNotFound) {
    // Hosts serve a 404 page for all URLs that they do not know.
    const { pathname, href } = window.location;
    await go(
      load(pathname, { payload: first, root, document }),
      (page) => page.payload !== first && showAt(page, href, { replace: true }),
      logFailure,
    );
  } else showCanonicalUrl();
  // A link can have led to another page meanwhile.
  const isReady = payload === first && enter();
  replayEarlyClick();
  await isReady;
  document.documentElement.dataset.hydrated = 'true';
  prefetchWhenIdle(idleScripts, base);

  /** Replaces the URL in the address bar with the page's canonical URL, because hosts also serve other URLs. */
  function showCanonicalUrl(): void {
    const { pathname, search, hash } = window.location;
    const canonical = urlOf(first.page.routePath);
    if (safeDecode(pathname) === safeDecode(canonical)) return;
    window.history.replaceState(window.history.state, '', canonical + search + hash);
  }
}

const logFailure = (error: unknown): void =>
  console.error('[octavo] Failed to load the page.', error);

/** Returns the name of a script or stylesheet, which contains a content hash. Paths may be relative to different folders. */
const getFileName = (file: Element | null): string | undefined =>
  (file?.getAttribute('src') ?? file?.getAttribute('href'))?.split('/').at(-1);

/** Returns the file name of the script that runs the layout. */
const getScriptName = (page: Document): string | undefined =>
  getFileName(page.querySelector('head > script[defer]'));

/** Returns the stylesheets and scripts of another document that this document has not loaded. */
function getMissingFiles(next: Document): HeadFile[] {
  const [loaded, files] = [document, next].map((page) => [
    ...page.querySelectorAll<HeadFile>('head > link[rel=stylesheet], head > script[defer]'),
  ]) as [HeadFile[], HeadFile[]];
  const names = loaded.map(getFileName);
  return files.filter((file) => !names.includes(getFileName(file)));
}
