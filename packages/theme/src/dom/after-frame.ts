/**
 * Calls `callback` in a new task after the next frame has been painted.
 *
 * @returns a function that cancels the pending call
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
