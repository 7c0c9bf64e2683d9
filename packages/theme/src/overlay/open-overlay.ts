import { getElementsOutside } from './elements-outside';
import { lockScroll } from './scroll-lock';

/** Options for `openOverlay`. */
export interface OpenOverlayOptions {
  /** Called when Escape is pressed. */
  onEscape: () => void;
  /** Element outside the overlay that stays interactive, such as a navbar with the close button. */
  keep?: Element | null | undefined;
}

/**
 * Turns a visible element into a modal overlay: blocks scrolling and focus outside of it, and moves the focus to it.
 *
 * @returns a function that undoes this and restores the focus
 */
export function openOverlay(
  overlay: HTMLElement,
  { onEscape, keep }: OpenOverlayOptions,
): () => void {
  const previousFocus = document.activeElement;
  const unlock = lockScroll();
  const restore = makeOutsideInert(keep ? [overlay, keep] : [overlay]);
  if (!keep?.contains(previousFocus)) overlay.focus({ preventScroll: true });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.isComposing) onEscape();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    restore();
    unlock();
    const isFocusLost =
      document.activeElement === document.body || overlay.contains(document.activeElement);
    if (isFocusLost && previousFocus instanceof HTMLElement && previousFocus.isConnected) {
      previousFocus.focus({ preventScroll: true });
    }
  };
}

/**
 * Makes all elements outside `elements` inert. Sets the DOM property directly, because React 18 and 19 handle the
 * `inert` attribute differently.
 *
 * @returns a cleanup function that restores the elements
 */
export function makeOutsideInert(elements: readonly Element[]): () => void {
  const changed = getElementsOutside(elements).filter(({ inert }) => !inert);
  for (const element of changed) element.inert = true;
  return () => {
    for (const element of changed) element.inert = false;
  };
}
