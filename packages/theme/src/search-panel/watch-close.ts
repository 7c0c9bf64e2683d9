interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * Listens for close requests of the platform, such as the back gesture on Android, in browsers that support `CloseWatcher`.
 * Returns a function that removes the listener.
 */
export function watchClose(onClose: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (!CloseWatcher) return () => {};
  const watcher = new CloseWatcher();
  watcher.onclose = onClose;
  return () => watcher.destroy();
}
