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

/** Interaction that opens a panel. `hover` also includes keyboard focus, and taps on touch screens. */
export type OpenInteraction = 'hover' | 'focus' | 'click';

/** Options for `useTrigger`. */
export interface TriggerOptions {
  /** Interaction that opens the panel. */
  openOn: OpenInteraction;
  /** Whether the panel is open. */
  isOpen: boolean;
  /** Opens or closes the panel. */
  setOpen: (open: boolean) => void;
  /** Ref to the panel element. Moving focus into the panel does not close it. */
  panel: RefObject<HTMLElement | null>;
  /** Called when the user is about to open the panel. */
  onIntent: () => void;
}

/** Event handlers returned by `useTrigger`. */
export interface TriggerHandlers {
  /** Event handlers for the trigger. */
  trigger: HTMLAttributes<HTMLElement>;
  /** Event handlers for the panel. They keep it open while the pointer is over it. */
  panel: Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'>;
  /** Closes the panel and returns focus to the trigger without reopening the panel. */
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
        // Hovering has already opened the panel, so a mouse click must not close it.
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
