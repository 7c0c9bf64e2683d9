import { useIsomorphicLayoutEffect } from '../react/useIsomorphicLayoutEffect';
import { pageStyles } from './page-styles';
import type { Declarations } from './style-cache';

/** Attribute that ties an element to its rule. */
export const STYLE_ATTRIBUTE = 'data-oct-floating';

/** Style the element that has `STYLE_ATTRIBUTE` with this id, without an inline style. */
export function usePageStyle(id: string, declarations: Declarations): void {
  const selector = `[${STYLE_ATTRIBUTE}="${id}"]`;
  useIsomorphicLayoutEffect(() => pageStyles().set(selector, declarations));
  useIsomorphicLayoutEffect(() => () => pageStyles().release(selector), [selector]);
}
