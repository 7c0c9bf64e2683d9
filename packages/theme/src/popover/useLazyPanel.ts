import {
  type ComponentType,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

import { POPOVER_ENTER_DELAY } from '../model/constants';
import type { OpenOn } from './useTrigger';

/** Event handlers of the trigger element. */
export type TriggerEvents = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick' | 'onKeyDown'
>;

/** Result of `useLazyPanel`. */
export interface LazyPanel<P> {
  /** Loaded component, from the first time it should open. */
  Panel: ComponentType<P> | undefined;
  /** Event handlers of the trigger, until the loaded component replaces them. */
  events: TriggerEvents;
}

/**
 * Loads a panel component the first time it should open, because most visits never open it.
 *
 * @param openOn interaction that opens the panel
 * @param load loads the component; must be the same function in every render
 */
export function useLazyPanel<P>(
  openOn: OpenOn,
  load: () => Promise<ComponentType<P>>,
): LazyPanel<P> {
  const [Panel, setPanel] = useState<ComponentType<P>>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shouldOpen = useRef(false);

  const cancel = (): void => {
    clearTimeout(timer.current);
    shouldOpen.current = false;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // `open` reports the error, and the next attempt loads again.
  const preload = (): void => void load().catch(() => undefined);
  const open = (): void => {
    shouldOpen.current = true;
    load().then(
      (loaded) => {
        if (shouldOpen.current) setPanel(() => loaded);
      },
      (error: unknown) => console.warn('[octavo] Failed to load a popover.', error),
    );
  };
  const isHover = ({ pointerType }: PointerEvent): boolean =>
    openOn === 'hover' && pointerType !== 'touch';

  return {
    Panel,
    events: {
      onPointerEnter(event) {
        preload();
        if (isHover(event)) timer.current = setTimeout(open, POPOVER_ENTER_DELAY);
      },
      onPointerLeave(event) {
        if (isHover(event)) cancel();
      },
      onFocus({ currentTarget }: FocusEvent<HTMLElement>) {
        preload();
        if (openOn === 'focus' || (openOn === 'hover' && currentTarget.matches(':focus-visible')))
          open();
      },
      onBlur() {
        if (openOn !== 'click') cancel();
      },
      onClick() {
        if (openOn !== 'focus') open();
      },
      onKeyDown({ key }: KeyboardEvent) {
        if (key === 'Escape') cancel();
      },
    },
  };
}
