import type { PageType } from '@octavo/theme';
import { toRoutePath, withoutBase } from '@octavo/theme/urls';

import type { ClientContext, ClientFunction, ClientModule } from '../../model/client-module';
import { NOT_FOUND_MARK, PAYLOAD_ELEMENT_ID, ROOT_ELEMENT_ID } from '../../model/payload';
import { resolveBase } from '../resolve-base';

/** Client module of a plugin, as written into the entry of the plugins. */
export interface PluginClientEntry extends Omit<ClientModule, 'module'> {
  plugin: string;
  /** Messages by the language tags of the site. */
  messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  load: () => Promise<{ default?: unknown }>;
}

/** Margin around the viewport within which elements count as visible, in CSS pixels. */
const MARGIN = 200;
/** Marks the element with the content of a page. Both runtimes replace it on navigation. */
const PAGE_SELECTOR = '[data-oct-page]';

/** Runs the client modules of plugins on the page in the document, and on each page that replaces it. */
export function startClients(clients: readonly PluginClientEntry[]): void {
  const html = document.documentElement;
  // React must adopt the HTML before modules change it. Pages on `file:` URLs stay static.
  if (html.dataset.hydrated || window.location.protocol === 'file:') {
    run(clients);
    return;
  }
  const observer = new MutationObserver(() => {
    if (!html.dataset.hydrated) return;
    observer.disconnect();
    run(clients);
  });
  observer.observe(html, { attributeFilter: ['data-hydrated'] });
}

function run(clients: readonly PluginClientEntry[]): void {
  const root = document.getElementById(ROOT_ELEMENT_ID)!;
  const { base } = JSON.parse(
    resolveBase(document.getElementById(PAYLOAD_ELEMENT_ID)!.textContent!),
  ) as { base: string };
  let page: { marker: Element | null; path: string; stop: () => void } | undefined;
  const update = (): void => {
    const marker = root.querySelector(PAGE_SELECTOR);
    const path = window.location.pathname;
    // 404 pages have no content.
    if (page && page.marker === marker && (marker || page.path === path)) return;
    page?.stop();
    const stops = clients.map((client) => runClient(client, root, base));
    const stop = (): void => {
      for (const each of stops) each();
    };
    page = { marker, path, stop };
  };
  update();
  new MutationObserver(update).observe(root, { childList: true, subtree: true });
}

/**
 * Runs a client module on the current page, when its condition is met.
 *
 * @returns a function that stops it
 */
function runClient(client: PluginClientEntry, root: HTMLElement, base: string): () => void {
  const { when, className } = client;
  const controller = new AbortController();
  const { signal } = controller;
  const call = (element: HTMLElement, elementSignal = signal): void => {
    if (!elementSignal.aborted) void callClient(client, { element, base, signal: elementSignal });
  };
  if (when === 'visible') watchElements(root, className!, call, signal);
  else if (className === undefined || root.getElementsByClassName(className).length > 0) {
    // Safari has no idle callbacks.
    if (when === 'idle') (window.requestIdleCallback ?? setTimeout)(() => call(root));
    else call(root);
  }
  return () => controller.abort();
}

/** Calls a function for each element with a class that becomes visible, including elements that are added later. */
function watchElements(
  root: HTMLElement,
  className: string,
  onVisible: (element: HTMLElement, signal: AbortSignal) => void,
  signal: AbortSignal,
): void {
  const known = new Map<HTMLElement, AbortController>();
  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const controller = known.get(target as HTMLElement);
        if (!isIntersecting || !controller) continue;
        visibility.unobserve(target);
        onVisible(target as HTMLElement, controller.signal);
      }
    },
    { rootMargin: `${MARGIN}px` },
  );
  const update = (): void => {
    for (const [element, controller] of known) {
      if (element.isConnected) continue;
      controller.abort();
      known.delete(element);
      visibility.unobserve(element);
    }
    for (const element of root.getElementsByClassName(className)) {
      if (known.has(element as HTMLElement)) continue;
      known.set(element as HTMLElement, new AbortController());
      visibility.observe(element);
    }
  };
  update();
  const changes = new MutationObserver(update);
  changes.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    visibility.disconnect();
    for (const controller of known.values()) controller.abort();
  });
}

/** Loads and calls a client module. Errors are logged, because they must not affect the page or other plugins. */
async function callClient(
  { plugin, load, options = {}, messages = {} }: PluginClientEntry,
  context: Pick<ClientContext, 'element' | 'base' | 'signal'>,
): Promise<void> {
  const { signal, base } = context;
  try {
    const { default: start } = await load();
    if (signal.aborted) return;
    if (typeof start !== 'function') throw new Error('The default export is not a function.');
    const { lang } = document.documentElement;
    const type = document.querySelector<HTMLElement>('.oct-layout')?.dataset.pageType ?? 'blank';
    const mark = document.querySelector<HTMLElement>(PAGE_SELECTOR)?.dataset.octPage;
    const stop = await (start as ClientFunction)({
      ...context,
      routePath: toRoutePath(withoutBase(window.location.pathname, base) ?? '/'),
      lang,
      pageType: type as PageType,
      // The default 404 page has no content.
      isNotFound: type === '404' || mark === NOT_FOUND_MARK,
      options,
      messages: messages[lang] ?? {},
    });
    if (!stop) return;
    const cleanUp = (): void => {
      try {
        stop();
      } catch (error) {
        report(plugin, error);
      }
    };
    if (signal.aborted) cleanUp();
    else signal.addEventListener('abort', cleanUp);
  } catch (error) {
    report(plugin, error);
  }
}

function report(plugin: string, error: unknown): void {
  console.error(`[octavo] The client module of plugin "${plugin}" failed.`, error);
}
