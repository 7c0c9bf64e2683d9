import { type RefObject, useEffect, useRef } from 'react';

import { afterFrame } from '../dom/after-frame';
import { lockScroll } from '../overlay/scroll-lock';
import { earlyInput } from './early-input';
import { makeModal } from './make-modal';
import { hideDialog, showDialog } from './show-dialog';
import { type EarlyText, transferEarlyInput } from './transfer-early-input';
import { watchCloseRequests } from './watch-close';

export interface DialogOptions {
  open: boolean;
  /** Called when the dialog is shown, to move the focus, with the text typed while the dialog was loading. */
  onOpen: (early: EarlyText) => void;
  onClose: () => void;
  /** Scroll container. Browsers reset its scroll position while the dialog is hidden, so `useDialog` restores it. */
  list: RefObject<HTMLElement | null>;
}

/** Shows or hides a modal dialog based on `open`. */
export function useDialog({
  open,
  onOpen,
  onClose,
  list,
}: DialogOptions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = useRef({ onOpen, onClose });
  latest.current = { onOpen, onClose };

  useEffect(() => {
    const element = dialog.current;
    const scroller = list.current;
    if (!open || !element) return;
    const opener = earlyInput ? earlyInput.opener : document.activeElement;
    let unlock: (() => void) | undefined;
    let releaseModal: (() => void) | undefined;
    let cancelLock: (() => void) | undefined;
    const cancelTransfer = transferEarlyInput((early) => {
      showDialog(element);
      if (scroller) scroller.scrollTop = Number(scroller.dataset.top ?? 0);
      latest.current.onOpen(early);
      releaseModal = makeModal(element);
      // Hiding the scrollbar triggers a page reflow, so defer it until after the first frame to keep typing responsive.
      cancelLock = afterFrame(() => {
        unlock = lockScroll();
        document.body.getBoundingClientRect();
      });
    });
    const unwatch = watchCloseRequests(() => latest.current.onClose());
    return () => {
      cancelTransfer();
      unwatch();
      cancelLock?.();
      if (scroller) scroller.dataset.top = String(scroller.scrollTop);
      releaseModal?.();
      hideDialog(element);
      returnFocus(element, opener);
      unlock?.();
    };
  }, [open, list]);
  return dialog;
}

/**
 * Restores focus to the element that opened the dialog. Browsers otherwise keep focus on the hidden element until the
 * next frame.
 */
function returnFocus(dialog: HTMLElement, opener: Element | null): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused !== document.body && !dialog.contains(focused))
    return;
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
    opener.focus({ preventScroll: true });
  else if (focused instanceof HTMLElement) focused.blur();
}
