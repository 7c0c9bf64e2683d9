import { type RefObject, useEffect, useRef } from 'react';

import { useIsomorphicLayoutEffect } from '../react/useIsomorphicLayoutEffect';
import { outsideOf } from './outside-of';
import { lockScroll } from './scroll-lock';

export interface OverlayOptions {
  open: boolean;
  onClose: () => void;
  /** What stays usable beside the overlay itself, for example the button that closes it. */
  keep?: RefObject<HTMLElement | null>;
}

/**
 * What every overlay owes its reader: the page behind neither scrolls nor takes focus, Escape
 * closes, and focus goes back to where it was.
 */
export function useOverlay(
  ref: RefObject<HTMLElement | null>,
  { open, onClose, keep }: OverlayOptions,
): void {
  const close = useRef(onClose);
  useIsomorphicLayoutEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const overlay = ref.current;
    if (!open || !overlay) return;
    const before = document.activeElement;
    const kept = keep?.current;
    const unlock = lockScroll();
    const restore = inertOutside(kept ? [overlay, kept] : [overlay]);
    if (!kept?.contains(before)) overlay.focus({ preventScroll: true });

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.isComposing) close.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      restore();
      unlock();
      const lost =
        document.activeElement === document.body || overlay.contains(document.activeElement);
      if (lost && before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
    };
  }, [open, ref, keep]);
}

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
