/** Scrolls an element to the center of its scroll container if it is out of view, without scrolling the page. */
export function scrollIntoPane(pane: Element, element: Element): void {
  const box = pane.getBoundingClientRect();
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top >= box.top && bottom <= box.bottom) return;
  pane.scrollTop += top - box.top - (box.height - height) / 2;
}
