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

export type TriggerEvents = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick' | 'onKeyDown'
>;

export interface FirstOpening<P> {
  /** What hangs from the trigger, from the first time that it should open. */
  Panel: ComponentType<P> | undefined;
  /** For the trigger, until the panel brings its own. */
  events: TriggerEvents;
}

/**
 * Wait for the first time that something should open, and load it then: most visits open nothing, and need
 * nothing of what opening takes.
 *
 * @param load Keep it the same between renders.
 */
export function useFirstOpening<P>(
  openOn: OpenOn,
  load: () => Promise<ComponentType<P>>,
): FirstOpening<P> {
  const [Panel, setPanel] = useState<ComponentType<P>>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWanted = useRef(false);

  const cancel = (): void => {
    clearTimeout(timer.current);
    isWanted.current = false;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  // A failure is told when the panel is wanted; the next try loads again.
  const prepare = (): void => void load().catch(() => undefined);
  const open = (): void => {
    isWanted.current = true;
    load().then(
      (loaded) => {
        if (isWanted.current) setPanel(() => loaded);
      },
      (error: unknown) => console.warn('[octavo] A panel is not available.', error),
    );
  };
  const isHover = ({ pointerType }: PointerEvent): boolean =>
    openOn === 'hover' && pointerType !== 'touch';

  return {
    Panel,
    events: {
      onPointerEnter(event) {
        prepare();
        if (isHover(event)) timer.current = setTimeout(open, POPOVER_ENTER_DELAY);
      },
      onPointerLeave(event) {
        if (isHover(event)) cancel();
      },
      onFocus({ currentTarget }: FocusEvent<HTMLElement>) {
        prepare();
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
