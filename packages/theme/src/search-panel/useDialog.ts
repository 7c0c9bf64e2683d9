import { type RefObject, useEffect, useRef } from 'react';

import { afterFrame } from '../dom/after-frame';
import { lockScroll } from '../overlay/scroll-lock';
import { earlyTyping } from './early-typing';
import { makeModal } from './make-modal';
import { hideDialog, showDialog } from './show-dialog';
import { takeTyping } from './take-typing';
import { watchClose } from './watch-close';

export interface DialogOptions {
  open: boolean;
  /** Called when it is shown, for its focus, with what was typed before, and how long ago, in ms. */
  onOpen: (typed: string, pause: number) => void;
  onClose: () => void;
  /** What scrolls: it is left where it was. What is not displayed forgets that. */
  list: RefObject<HTMLElement | null>;
}

/** Keep a dialog that covers the page in step with `open`. */
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
    const opener = earlyTyping ? earlyTyping.opener : document.activeElement;
    let unlock: (() => void) | undefined;
    let release: (() => void) | undefined;
    let forgetLock: (() => void) | undefined;
    const forget = takeTyping((typed, pause) => {
      showDialog(element);
      if (scroller) scroller.scrollTop = Number(scroller.dataset.top ?? 0);
      latest.current.onOpen(typed, pause);
      release = makeModal(element);
      // Without its scrollbar the page is laid out anew: after the first frame is seen, and apart from what is typed.
      forgetLock = afterFrame(() => {
        unlock = lockScroll();
        document.body.getBoundingClientRect();
      });
    });
    const endWatch = watchClose(() => latest.current.onClose());
    return () => {
      forget();
      endWatch();
      forgetLock?.();
      if (scroller) scroller.dataset.top = String(scroller.scrollTop);
      release?.();
      hideDialog(element);
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
