declare const __webpack_hash__: string;

let applying = Promise.resolve();
const hashOfDocument = __webpack_hash__;

/** Returns whether a hot update has been applied since the document was loaded. */
export const hasAppliedUpdate = (): boolean => __webpack_hash__ !== hashOfDocument;

/** Applies the hot updates up to the given bundle hash, or reloads the document if that fails. Calls are queued. */
export function applyBundle(hash: string | undefined): Promise<void> {
  applying = applying.then(async () => {
    const hot = import.meta.webpackHot;
    if (!hot || hash === undefined || hash === __webpack_hash__) return;
    try {
      await hot.check(true);
    } catch (error) {
      console.warn('[octavo] Hot update failed. Reloading the page.', error);
      window.location.reload();
    }
  });
  return applying;
}
