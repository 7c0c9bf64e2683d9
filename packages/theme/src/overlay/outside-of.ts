/**
 * Returns the page outside of `elements`: the largest elements that contain none of them. Live regions are excluded, because
 * they still announce what happens.
 */
export function outsideOf(elements: readonly Element[]): HTMLElement[] {
  const outside = (parent: Element): HTMLElement[] =>
    [...parent.children].flatMap((child) => {
      if (elements.includes(child)) return [];
      if (elements.some((element) => child.contains(element))) return outside(child);
      return child instanceof HTMLElement && child.ariaLive === null ? [child] : [];
    });
  return outside(document.body);
}
