import { type RefObject, useEffect, useRef } from 'react';

import { lockScroll } from '../hooks/scroll-lock';

/**
 * Keep a modal dialog in step with `open`. It can be typed into before it is modal: that has the styles of the whole
 * page worked out, and is left for when the first frame is seen and what was typed meanwhile is taken.
 *
 * Opening it again finds its list scrolled as it was left: what is not displayed forgets that.
 *
 * @param onOpen Called when it is shown, for its focus.
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
    const opener = document.activeElement;
    element.dataset.opening = '';
    latest.current();
    if (scroller) scroller.scrollTop = Number(scroller.dataset.top ?? 0);

    let unlock: (() => void) | undefined;
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        // Both at once, so that styles are worked out once.
        unlock = lockScroll();
        delete element.dataset.opening;
        if (!element.open) element.showModal();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
      if (scroller) scroller.dataset.top = String(scroller.scrollTop);
      delete element.dataset.opening;
      element.close();
      returnFocus(element, opener);
      unlock?.();
    };
  }, [open, list]);
  return dialog;
}

/** To where it was. A browser leaves it on what is no longer shown until the next frame. */
function returnFocus(dialog: HTMLElement, opener: Element | null): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused !== document.body && !dialog.contains(focused))
    return;
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
    opener.focus({ preventScroll: true });
  else if (focused instanceof HTMLElement) focused.blur();
}
