interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * Listens for close requests from the platform, such as the back gesture on Android. Requires `CloseWatcher` support in
 * the browser. Returns a cleanup function.
 */
export function watchCloseRequests(onClose: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (!CloseWatcher) return () => {};
  const watcher = new CloseWatcher();
  watcher.onclose = onClose;
  return () => watcher.destroy();
}
