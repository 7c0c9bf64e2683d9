let region: HTMLElement | undefined;

/** Announces text to screen readers without showing it. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'oct-visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  // Screen readers announce only changes, so the same text needs an empty text in between.
  region.textContent = '';
  const target = region;
  setTimeout(() => {
    target.textContent = text;
  });
}
