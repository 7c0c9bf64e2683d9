import { type RefObject, useEffect, useRef } from 'react';

import { lockScroll } from '../hooks/scroll-lock';

/**
 * Keep a modal dialog in step with `open`. Opening it again finds its list scrolled as it was left: what is
 * not displayed forgets that.
 *
 * @param onOpen Called after it has opened.
 */
export function useDialog(
  open: boolean,
  onOpen: () => void,
  list: RefObject<HTMLElement | null>,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef(onOpen);
  latest.current = onOpen;

  useEffect(() => {
    const element = dialog.current;
    const scroller = list.current;
    if (!open || !element) return;
    // Before it is shown: that has the page's styles worked out, and what is changed after it, a second time.
    const unlock = lockScroll();
    element.removeAttribute('style');
    if (!element.open) element.showModal();
    latest.current();
    if (scroller) scroller.scrollTop = Number(scroller.dataset.top ?? 0);
    return () => {
      if (scroller) scroller.dataset.top = String(scroller.scrollTop);
      element.close();
      // Where nothing had the focus before, a browser leaves it on what is no longer shown until the next frame.
      const focused = document.activeElement;
      if (focused instanceof HTMLElement && element.contains(focused)) focused.blur();
      unlock();
    };
  }, [open, list]);
  return dialog;
}
