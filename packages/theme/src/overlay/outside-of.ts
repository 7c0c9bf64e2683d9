/**
 * The page outside of `elements`: its largest parts that hold none of them. Live regions are left out, which go on telling
 * what happens.
 */
export function outsideOf(elements: readonly Element[]): HTMLElement[] {
  const parts = (parent: Element): HTMLElement[] =>
    [...parent.children].flatMap((child) => {
      if (elements.includes(child)) return [];
      if (elements.some((element) => child.contains(element))) return parts(child);
      return child instanceof HTMLElement && child.ariaLive === null ? [child] : [];
    });
  return parts(document.body);
}
