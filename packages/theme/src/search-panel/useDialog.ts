import { type RefObject, useEffect, useRef } from 'react';

import { afterFrame } from '../dom/after-frame';
import { lockScroll } from '../overlay/scroll-lock';
import { earlyInput } from './early-input';
import { makeModal } from './make-modal';
import { hideDialog, showDialog } from './show-dialog';
import { transferEarlyInput } from './transfer-early-input';
import { watchClose } from './watch-close';

export interface DialogOptions {
  open: boolean;
  /**
   * Called when the dialog is shown, to move the focus. `earlyText` was typed while the dialog was loading, and `elapsed` is
   * the time since the last input in milliseconds.
   */
  onOpen: (earlyText: string, elapsed: number) => void;
  onClose: () => void;
  /** Scroll container. Its position is restored, because browsers reset it while the dialog is hidden. */
  list: RefObject<HTMLElement | null>;
}

/** Shows and hides a modal dialog according to `open`. */
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
    const cancelTransfer = transferEarlyInput((earlyText, elapsed) => {
      showDialog(element);
      if (scroller) scroller.scrollTop = Number(scroller.dataset.top ?? 0);
      latest.current.onOpen(earlyText, elapsed);
      releaseModal = makeModal(element);
      // Hiding the scrollbar causes a layout of the page. It runs after the first frame, not during typing.
      cancelLock = afterFrame(() => {
        unlock = lockScroll();
        document.body.getBoundingClientRect();
      });
    });
    const unwatch = watchClose(() => latest.current.onClose());
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

/** Returns the focus to the opener. Browsers leave it on hidden elements until the next frame. */
function returnFocus(dialog: HTMLElement, opener: Element | null): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused !== document.body && !dialog.contains(focused))
    return;
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
    opener.focus({ preventScroll: true });
  else if (focused instanceof HTMLElement) focused.blur();
}
