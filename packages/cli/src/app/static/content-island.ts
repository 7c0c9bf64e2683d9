import { pageKey, withBase } from '@octavo/theme/urls';

import type { PagePayload, PageView } from '../../model/payload';
import { loadScript } from '../load-script';
import { loadPageModule } from '../page-modules';
import { whenNeeded } from './when-needed';

export interface ContentIslandOptions {
  base: string;
  payload: PagePayload;
  loadView: () => Promise<PageView>;
  loadReact: () => Promise<typeof import('./islands')>;
  loadSearchModule: () => Promise<typeof import('../search-client')>;
  navigate: (to: string, options?: { replace?: boolean }) => void;
  preload: (to: string) => void;
  /** Called right before hydration, when React starts to handle events. */
  onMount: () => void;
  /** Called in a new task once the components work. */
  onHydrated: () => void;
  /** Called once the visible components work, or if none is visible. */
  onReady: () => void;
}

/**
 * Hydrates the content of a page once a component in it is almost visible.
 *
 * @returns a function that cancels it, or unmounts the content
 */
export function prepareContent(
  element: Element,
  {
    payload,
    loadView,
    loadReact,
    loadSearchModule,
    onMount,
    onHydrated,
    onReady,
    ...options
  }: ContentIslandOptions,
): () => void {
  let hasLeft = false;
  let unmount: (() => void) | undefined;

  async function mount(): Promise<void> {
    const { scripts = [], integrity, page } = payload;
    const [react, clients, view] = await Promise.all([
      loadReact(),
      loadSearchModule(),
      loadView(),
      ...scripts.map((file, index) => loadScript(withBase(file, options.base), integrity?.[index])),
    ]);
    await loadPageModule(pageKey(page.routePath));
    if (hasLeft) return;
    onMount();
    const repeatFields = react.recordFields(element);
    unmount = react.mountPage(element, {
      ...options,
      view,
      clients,
      onHydrated() {
        setTimeout(() => {
          repeatFields();
          onHydrated();
        });
        onReady();
      },
    });
  }

  const start = (): void => {
    mount().catch((error: unknown) => {
      onReady();
      console.error('[octavo] Failed to load the components of the page.', error);
    });
  };
  const cancel = whenNeeded(element, start, onReady);
  return () => {
    hasLeft = true;
    cancel();
    unmount?.();
  };
}
