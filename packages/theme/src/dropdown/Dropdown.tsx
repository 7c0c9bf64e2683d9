import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';

import { classNames } from '../dom/class-names';
import { nextIndex } from '../dom/next-index';
import { DROPDOWN_CLOSE_DELAY } from '../model/constants';
import { useMergedRef } from '../react/useMergedRef';
import { useDelayedCall } from './useDelayedCall';

export interface DropdownProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What the button shows. */
  trigger: ReactNode;
  /** Name of the button where `trigger` has no text. */
  label?: string;
  /** Stands before the button and opens the panel as well, for example a link. */
  lead?: ReactNode;
  /**
   * Edge of the button the panel lines up with.
   * @default 'end'
   */
  align?: 'start' | 'end';
  /** Links and buttons of the panel. */
  children: ReactNode;
}

const ENTRIES = 'a[href], button';

/**
 * A button that shows a panel: on hover, on click, by Enter, Space and arrows. The panel closes
 * 150 ms after the pointer has left, on Escape, and when focus leaves.
 */
export const Dropdown = forwardRef<HTMLDivElement, DropdownProps>(function Dropdown(
  { trigger, label, lead, align = 'end', className, children, ...props },
  ref,
) {
  const id = useId();
  const [root, attachRoot] = useMergedRef(ref);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [openedBy, setOpenedBy] = useState<'hover' | 'click' | undefined>();
  const closing = useDelayedCall(() => setOpenedBy(undefined), DROPDOWN_CLOSE_DELAY);
  const open = openedBy !== undefined;

  const focusEntry = (key: string): boolean => {
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];
    const next = nextIndex(
      key,
      entries.indexOf(document.activeElement as HTMLElement),
      entries.length,
    );
    if (next === undefined) return false;
    entries[next]?.focus();
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpenedBy(undefined);
      button.current?.focus();
    } else if (!open && event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      setOpenedBy('click');
      // The panel can take focus only once it is shown.
      requestAnimationFrame(() => focusEntry('Home'));
    } else if (open && focusEntry(event.key)) {
      event.preventDefault();
    }
  };

  const onPointerEnter = (event: PointerEvent): void => {
    closing.cancel();
    if (event.pointerType !== 'touch') setOpenedBy((by) => by ?? 'hover');
  };
  const onPointerLeave = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') closing.start();
  };
  const onBlur = (event: FocusEvent): void => {
    if (event.relatedTarget && root.current?.contains(event.relatedTarget)) return;
    // A press on the panel's own background moves focus to nothing; the pointer is still inside.
    if (!event.relatedTarget && openedBy === 'hover') return;
    setOpenedBy(undefined);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what is operated; the box only watches.
    <div
      {...props}
      ref={attachRoot}
      className={classNames('oct-dropdown', className)}
      data-align={align}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {lead}
      <button
        ref={button}
        type="button"
        className="oct-dropdown-button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        // A click on a menu that hovering has opened keeps it open instead of closing it.
        onClick={() => setOpenedBy((by) => (by === 'click' ? undefined : 'click'))}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks on links bubble up here; keys make clicks too. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div
        ref={panel}
        id={id}
        className="oct-dropdown-panel"
        hidden={!open}
        onClick={(event) => {
          if ((event.target as Element).closest('a[href]')) setOpenedBy(undefined);
        }}
      >
        {children}
      </div>
    </div>
  );
});
