/** Do something in a task of its own, once the next frame is drawn. Returns the function that takes it back. */
export function afterFrame(act: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
