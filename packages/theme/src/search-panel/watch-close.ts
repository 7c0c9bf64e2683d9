interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}

/**
 * Listens for close requests from the platform, such as the back gesture on Android (in browsers with `CloseWatcher`), and
 * for navigation in the history, which replaces the page behind the dialog. Returns a cleanup function.
 */
export function watchCloseRequests(onClose: () => void): () => void {
  const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
  const watcher = CloseWatcher && new CloseWatcher();
  if (watcher) watcher.onclose = onClose;
  window.addEventListener('popstate', onClose);
  return () => {
    window.removeEventListener('popstate', onClose);
    watcher?.destroy();
  };
}
