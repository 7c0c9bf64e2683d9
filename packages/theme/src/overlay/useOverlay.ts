import { type RefObject, useEffect, useRef } from 'react';

import { useIsomorphicLayoutEffect } from '../react/useIsomorphicLayoutEffect';
import { openOverlay } from './open-overlay';

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
    return openOverlay(overlay, {
      onEscape: () => latestOnClose.current(),
      keep: keep?.current,
    });
  }, [open, ref, keep]);
}
