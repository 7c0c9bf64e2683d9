import type { PagePayload, PageView } from '../../model/payload';
import { evaluatePage, loadPageScripts } from '../page-scripts';
import { whenNeeded } from './when-needed';

export interface ContentIslandOptions {
  base: string;
  payload: PagePayload;
  loadView: () => Promise<PageView>;
  loadReact: () => Promise<typeof import('./islands')>;
  loadSearchModule: () => Promise<typeof import('../search-client')>;
  navigate: (to: string, options?: { replace?: boolean }) => void;
  preload: (to: string) => void;
  /** Called right before hydration, when React starts to handle events, or if the components cannot be loaded. */
  stopRecording: () => void;
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
    stopRecording,
    onHydrated,
    onReady,
    ...options
  }: ContentIslandOptions,
): () => void {
  let hasLeft = false;
  let unmount: (() => void) | undefined;

  async function mount(): Promise<void> {
    const [react, clients, view] = await Promise.all([
      loadReact(),
      loadSearchModule(),
      loadView(),
      loadPageScripts(payload, options.base),
    ]);
    await evaluatePage(payload, options.base);
    if (hasLeft) return;
    stopRecording();
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
      stopRecording();
      console.error('[octavo] Failed to load the page.', error);
    });
  };
  const cancel = whenNeeded(element, start, onReady);
  return () => {
    hasLeft = true;
    cancel();
    unmount?.();
  };
}
