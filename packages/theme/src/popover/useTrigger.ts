import {
  type FocusEvent,
  type HTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

import { POPOVER_ENTER_DELAY, POPOVER_LEAVE_DELAY } from '../model/constants';

/** What opens a panel. Hover includes the keyboard's focus, and a tap where nothing can hover. */
export type OpenOn = 'hover' | 'focus' | 'click';

export interface TriggerOptions {
  openOn: OpenOn;
  isOpen: boolean;
  setOpen: (open: boolean) => void;
  /** The panel, while it is in the page: what happens in it does not close it. */
  panel: RefObject<HTMLElement | null>;
  /** Called as soon as it looks as if the panel will be wanted. */
  onApproach: () => void;
}

export interface TriggerHandlers {
  trigger: HTMLAttributes<HTMLElement>;
  /** For the panel: the pointer may cross over to it. */
  panel: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'>;
  /** Close, and do not open again because the focus returns to the trigger. */
  dismiss: (trigger: HTMLElement | null) => void;
}

/** Handlers that open a panel and close it. */
export function useTrigger({
  openOn,
  isOpen,
  setOpen,
  panel,
  onApproach,
}: TriggerOptions): TriggerHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ignoresFocus = useRef(false);
  const latestSetOpen = useRef(setOpen);
  useEffect(() => {
    latestSetOpen.current = setOpen;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function setOpenAfter(delay: number, open: boolean) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestSetOpen.current(open), delay);
  }

  function setOpenNow(open: boolean) {
    clearTimeout(timer.current);
    setOpen(open);
  }

  const enter = ({ pointerType }: PointerEvent) => {
    onApproach();
    if (openOn === 'hover' && pointerType !== 'touch') setOpenAfter(POPOVER_ENTER_DELAY, true);
  };
  const leave = ({ pointerType }: PointerEvent) => {
    if (openOn === 'hover' && pointerType !== 'touch') setOpenAfter(POPOVER_LEAVE_DELAY, false);
  };

  return {
    trigger: {
      onPointerEnter: enter,
      onPointerLeave: leave,
      onFocus(event: FocusEvent) {
        onApproach();
        if (openOn === 'click' || ignoresFocus.current) return;
        if (openOn === 'focus' || event.currentTarget.matches(':focus-visible')) setOpenNow(true);
      },
      onBlur(event: FocusEvent) {
        if (openOn === 'click' || panel.current?.contains(event.relatedTarget)) return;
        setOpenNow(false);
      },
      onClick(event: MouseEvent) {
        onApproach();
        if (openOn === 'focus') return;
        // A mouse that is here has opened the panel by hovering; its click should not close it.
        const isMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse';
        setOpenNow(openOn === 'hover' && isMouse ? true : !isOpen);
      },
    },
    panel: { onPointerEnter: enter, onPointerLeave: leave },
    dismiss(trigger) {
      setOpenNow(false);
      if (!trigger || !panel.current?.contains(document.activeElement)) return;
      ignoresFocus.current = true;
      trigger.focus({ preventScroll: true });
      ignoresFocus.current = false;
    },
  };
}
