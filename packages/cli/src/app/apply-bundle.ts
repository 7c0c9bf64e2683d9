declare const __webpack_hash__: string;

let applying = Promise.resolve();
const hashOfDocument = __webpack_hash__;

/** Whether modules of a later bundle stand in for those that the document came with. */
export const isBroughtUpToDate = (): boolean => __webpack_hash__ !== hashOfDocument;

/**
 * Take over the modules of a new bundle, and what its runtime has learnt; where they cannot be taken over, load the
 * document anew. One bundle at a time.
 */
export function applyBundle(hash: string | undefined): Promise<void> {
  applying = applying.then(async () => {
    const hot = import.meta.webpackHot;
    if (!hot || hash === undefined || hash === __webpack_hash__) return;
    try {
      await hot.check(true);
    } catch (error) {
      console.warn('[octavo] The page is loaded anew to take over a change.', error);
      window.location.reload();
    }
  });
  return applying;
}
