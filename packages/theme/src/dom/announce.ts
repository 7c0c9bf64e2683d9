let region: HTMLElement | undefined;

/** Announces text to screen readers without displaying it. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'oct-visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  // Screen readers only announce changes, so clear the region before setting the same text again.
  region.textContent = '';
  const target = region;
  setTimeout(() => {
    target.textContent = text;
  });
}
