/**
 * Make everything but `elements` and what contains them inert, and return the function that undoes
 * it. Set through the DOM because React 18 and 19 write the attribute differently.
 */
export function inertOutside(elements: readonly Element[]): () => void {
  const changed: HTMLElement[] = [];
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (elements.includes(child)) continue;
      if (elements.some((element) => child.contains(element))) visit(child);
      else if (child instanceof HTMLElement && !child.inert && child.ariaLive === null) {
        child.inert = true;
        changed.push(child);
      }
    }
  };
  visit(document.body);
  return () => {
    for (const element of changed) element.inert = false;
  };
}
