import { outsideOf } from './outside-of';

/**
 * Make everything but `elements` and what contains them inert, and return the function that undoes
 * it. Set through the DOM because React 18 and 19 write the attribute differently.
 */
export function inertOutside(elements: readonly Element[]): () => void {
  const changed = outsideOf(elements).filter(({ inert }) => !inert);
  for (const element of changed) element.inert = true;
  return () => {
    for (const element of changed) element.inert = false;
  };
}
