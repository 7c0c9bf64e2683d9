let region: HTMLElement | undefined;

/** Say something to screen readers without showing it. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'oct-visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  // The same words twice in a row are a change only if there was something else between them.
  region.textContent = '';
  const target = region;
  setTimeout(() => {
    target.textContent = text;
  });
}
