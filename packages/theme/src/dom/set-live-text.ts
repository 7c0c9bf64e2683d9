/** Sets the text of a live region. Screen readers only announce changes, so the region is cleared before. */
export function setLiveText(region: Element, text: string): void {
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  });
}
