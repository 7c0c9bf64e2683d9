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
import type { OpenInteraction } from './useTrigger';

/** Event handlers for the trigger element. */
export type TriggerEventHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick' | 'onKeyDown'
>;

/** Return value of `useLazyPanel`. */
export interface LazyPanel<P> {
  /** Loaded panel component, or `undefined` until the panel is first opened. */
  Panel: ComponentType<P> | undefined;
  /** Event handlers for the trigger, used until the panel component has loaded. */
  events: TriggerEventHandlers;
}

/**
 * Loads a panel component the first time it is opened, because most visitors never open it.
 *
 * @param openOn interaction that opens the panel
 * @param load function that loads the component; must be stable across renders
 */
export function useLazyPanel<P>(
  openOn: OpenInteraction,
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
  // Ignore the error here. `open` retries and reports it.
  const preload = (): void => void load().catch(() => undefined);
  const open = (): void => {
    shouldOpen.current = true;
    load().then(
      (loaded) => {
        if (shouldOpen.current) setPanel(() => loaded);
      },
      (error: unknown) => console.warn('[octavo] Failed to load the popover.', error),
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
