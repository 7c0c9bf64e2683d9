/** Maximum time to wait for the first paint, in milliseconds. Needed because background tabs are never painted. */
const MAX_PAINT_DELAY = 300;

/** Resolves after the first paint, so that scripts do not delay the paint. */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, MAX_PAINT_DELAY);
    requestAnimationFrame(() => setTimeout(done));
  });
}
