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

/** Interaction that opens a panel. `hover` includes keyboard focus, and taps on touch screens. */
export type OpenOn = 'hover' | 'focus' | 'click';

/** Options of `useTrigger`. */
export interface TriggerOptions {
  /** Interaction that opens the panel. */
  openOn: OpenOn;
  /** Whether the panel is open. */
  isOpen: boolean;
  /** Opens or closes the panel. */
  setOpen: (open: boolean) => void;
  /** Panel element while it is mounted. Moving focus into it does not close it. */
  panel: RefObject<HTMLElement | null>;
  /** Called when the panel is likely to open soon. */
  onIntent: () => void;
}

/** Event handlers that `useTrigger` returns. */
export interface TriggerHandlers {
  /** Event handlers of the trigger. */
  trigger: HTMLAttributes<HTMLElement>;
  /** Event handlers of the panel, which keep it open while the pointer is over it. */
  panel: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'>;
  /** Closes the panel and restores focus to the trigger without opening the panel again. */
  dismiss: (trigger: HTMLElement | null) => void;
}

/** Returns event handlers that open and close a panel. */
export function useTrigger({
  openOn,
  isOpen,
  setOpen,
  panel,
  onIntent,
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
    onIntent();
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
        onIntent();
        if (openOn === 'click' || ignoresFocus.current) return;
        if (openOn === 'focus' || event.currentTarget.matches(':focus-visible')) setOpenNow(true);
      },
      onBlur(event: FocusEvent) {
        if (openOn === 'click' || panel.current?.contains(event.relatedTarget)) return;
        setOpenNow(false);
      },
      onClick(event: MouseEvent) {
        onIntent();
        if (openOn === 'focus') return;
        // A mouse has opened the panel by hovering, so its click must not close the panel.
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
