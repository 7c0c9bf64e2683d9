interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * Hear of ways to close that a browser has of its own, such as the gesture back of Android, where it tells of them. Returns
 * the function that ends that.
 */
export function watchClose(onClose: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (!CloseWatcher) return () => {};
  const watcher = new CloseWatcher();
  watcher.onclose = onClose;
  return () => watcher.destroy();
}
