import { performReactRefresh } from 'react-refresh/runtime';

declare const __webpack_hash__: string;

let applying = Promise.resolve();
const hashOfDocument = __webpack_hash__;

/** Checks whether the page has the bundle with the given hash. */
export const hasBundle = (hash: string | undefined): boolean => __webpack_hash__ === hash;

/** Returns whether a hot update has been applied since the document was loaded. */
export const hasAppliedUpdate = (): boolean => __webpack_hash__ !== hashOfDocument;

/**
 * Applies the hot updates up to the given bundle hash, or reloads the document if that fails. Calls are queued.
 *
 * @param isRequired Whether to reload the document if there is no update to this hash, because the server has restarted.
 */
export function applyBundle(hash: string | undefined, isRequired = false): Promise<void> {
  applying = applying.then(async () => {
    const hot = import.meta.webpackHot;
    if (!hot || hash === undefined) return;
    try {
      // Each update leads to the next build. A client that was offline has missed several.
      while (hash !== __webpack_hash__) {
        const previous = __webpack_hash__;
        await hot.check(true);
        // The plugin of the bundler refreshes after a delay. Until then, elements would be created with the old components.
        performReactRefresh();
        if (__webpack_hash__ !== previous) continue;
        if (isRequired) window.location.reload();
        return;
      }
    } catch (error) {
      // After a reconnect, the server sends the hash again.
      if (!navigator.onLine) return;
      console.warn('[octavo] Hot update failed. Reloading the page.', error);
      window.location.reload();
    }
  });
  return applying;
}
