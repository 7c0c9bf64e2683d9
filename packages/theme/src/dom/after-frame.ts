/**
 * Calls `callback` in a separate task after the next frame is painted.
 *
 * @returns a function that cancels the call
 */
export function afterFrame(callback: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
