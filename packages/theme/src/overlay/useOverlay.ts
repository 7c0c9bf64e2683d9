import { type RefObject, useEffect, useRef } from 'react';

import { useIsomorphicLayoutEffect } from '../react/useIsomorphicLayoutEffect';
import { getElementsOutside } from './elements-outside';
import { lockScroll } from './scroll-lock';

/** Options for `useOverlay`. */
export interface OverlayOptions {
  /** Whether the overlay is open. */
  open: boolean;
  /** Called when Escape is pressed. */
  onClose: () => void;
  /** Element outside the overlay that stays interactive, such as a close button. */
  keep?: RefObject<HTMLElement | null>;
}

/**
 * Turns an element into a modal overlay: blocks scrolling and focus outside of it, closes it on Escape, and restores
 * focus when it closes.
 */
export function useOverlay(
  ref: RefObject<HTMLElement | null>,
  { open, onClose, keep }: OverlayOptions,
): void {
  const latestOnClose = useRef(onClose);
  useIsomorphicLayoutEffect(() => {
    latestOnClose.current = onClose;
  });

  useEffect(() => {
    const overlay = ref.current;
    if (!open || !overlay) return;
    const previousFocus = document.activeElement;
    const keptElement = keep?.current;
    const unlock = lockScroll();
    const restore = makeOutsideInert(keptElement ? [overlay, keptElement] : [overlay]);
    if (!keptElement?.contains(previousFocus)) overlay.focus({ preventScroll: true });

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.isComposing) latestOnClose.current();
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
  }, [open, ref, keep]);
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
