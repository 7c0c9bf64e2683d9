import { findHashTarget, TAB_STORAGE_PREFIX } from '@octavo/theme/static';

/** Margin around the viewport within which components are loaded, in CSS pixels. */
const MARGIN = 200;

/**
 * Calls `run` once a component in the content of a page is almost visible, or once the user interacts with the content
 * in another way: with the keyboard, or with a link to an element in a component.
 *
 * @param onHidden called if no component is visible at first
 * @returns a function that cancels the call
 */
export function whenNeeded(content: Element, run: () => void, onHidden: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const start = (): void => {
    if (signal.aborted) return;
    controller.abort();
    observer.disconnect();
    run();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
      else onHidden();
    },
    { rootMargin: `${MARGIN}px` },
  );
  // Everything else is static HTML.
  const components = [...content.children].filter((child) => !child.matches('.oct-html'));
  // A component without a box, such as one that renders nothing, is never visible.
  if (components.length === 0 || components.some((child) => child.getClientRects().length === 0)) {
    queueMicrotask(start);
  } else for (const component of components) observer.observe(component);
  const startAtHash = (): void => {
    const target = findHashTarget(window.location.hash);
    if (target && content.contains(target) && !target.closest('.oct-html')) start();
    else if (target?.closest('[hidden]')) start();
  };
  startAtHash();
  content.addEventListener('focusin', start, { signal });
  content.addEventListener('pointerdown', start, { signal });
  window.addEventListener('hashchange', startAtHash, { signal });
  // Tabs follow the selection in other windows.
  const onStorage = ({ key }: StorageEvent): void => {
    if (key?.startsWith(TAB_STORAGE_PREFIX)) start();
  };
  window.addEventListener('storage', onStorage, { signal });
  document.addEventListener('click', () => setTimeout(startAtHash), { signal });
  return () => {
    controller.abort();
    observer.disconnect();
  };
}
