/**
 * Returns the topmost elements that contain none of `elements`. Live regions are excluded, because they must still be
 * able to announce changes.
 */
export function getElementsOutside(elements: readonly Element[]): HTMLElement[] {
  const collect = (parent: Element): HTMLElement[] =>
    [...parent.children].flatMap((child) => {
      if (elements.includes(child)) return [];
      if (elements.some((element) => child.contains(element))) return collect(child);
      return child instanceof HTMLElement && child.ariaLive === null ? [child] : [];
    });
  return collect(document.body);
}
