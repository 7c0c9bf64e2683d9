import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { classNames } from '../dom/class-names';
import { getNextIndex } from '../dom/next-index';
import { DROPDOWN_CLOSE_DELAY } from '../model/constants';
import { useMergedRef } from '../react/useMergedRef';
import { useDelayedCall } from './useDelayedCall';

/** Props for `Dropdown`. */
export interface DropdownProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Button content. */
  trigger: ReactNode;
  /** Accessible name for the button if `trigger` has no text. */
  label?: string;
  /** Content before the button, such as a link. Hovering over it also opens the panel. */
  lead?: ReactNode;
  /**
   * Edge of the button that the panel is aligned to.
   * @default 'end'
   */
  align?: 'start' | 'end';
  /** Panel content, usually links and buttons. */
  children: ReactNode;
}

/** Arrow keys within radio buttons select another one. */
const ENTRIES = 'a[href], button, input:checked';

/**
 * Renders a button that opens a panel on hover, click, long press, Enter, Space or Arrow Down. The panel closes on Escape, on blur,
 * on a press outside, or 150 ms after the pointer leaves.
 *
 * @example
 * ```tsx
 * <Dropdown trigger="Ecosystem">
 *   <a href="/plugins/">Plugins</a>
 *   <a href="/releases/">Releases</a>
 * </Dropdown>
 * ```
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
  const delayedClose = useDelayedCall(() => setOpenedBy(undefined), DROPDOWN_CLOSE_DELAY);
  const isOpen = openedBy !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    // The focus can be elsewhere if the pointer has opened the panel.
    const onEscape = ({ key }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') setOpenedBy(undefined);
    };
    // A tap outside causes no blur if the tapped button has not received the focus, as in WebKit.
    const onPointerDown = ({ target }: Event): void => {
      if (!root.current?.contains(target as Node)) setOpenedBy(undefined);
    };
    document.addEventListener('keydown', onEscape);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, root]);

  const focusEntry = (key: string): boolean => {
    if (document.activeElement?.localName === 'input') return false;
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>(ENTRIES) ?? [])];
    const next = getNextIndex(
      key,
      entries.indexOf(document.activeElement as HTMLElement),
      entries.length,
    );
    if (next === undefined) return false;
    entries[next]?.focus();
    return true;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpenedBy(undefined);
      button.current?.focus();
    } else if (!isOpen && event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault();
      setOpenedBy('click');
      // Elements in the panel can only be focused once the panel is visible.
      requestAnimationFrame(() => focusEntry('Home'));
    } else if (isOpen && focusEntry(event.key)) {
      event.preventDefault();
    }
  };

  const onPointerEnter = (event: PointerEvent): void => {
    delayedClose.cancel();
    if (event.pointerType !== 'touch') setOpenedBy((by) => by ?? 'hover');
  };
  const onPointerLeave = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') delayedClose.start();
  };
  const onBlur = (event: FocusEvent): void => {
    if (event.relatedTarget && root.current?.contains(event.relatedTarget)) return;
    // Clicking the panel background blurs the focused element even though the pointer is still inside.
    if (!event.relatedTarget && openedBy === 'hover') return;
    setOpenedBy(undefined);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the inner button is interactive; this element handles bubbling events.
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
        aria-expanded={isOpen}
        aria-controls={id}
        // If the panel was opened on hover, a click keeps it open.
        onClick={() => setOpenedBy((by) => (by === 'click' ? undefined : 'click'))}
        // A long press on a touch screen requests a context menu instead of clicking.
        onContextMenu={(event) => {
          if ((event.nativeEvent as Partial<globalThis.PointerEvent>).pointerType !== 'touch')
            return;
          event.preventDefault();
          setOpenedBy('click');
        }}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks that bubble from links; Enter also dispatches clicks. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter dispatches clicks on links. */}
      <div
        ref={panel}
        id={id}
        className="oct-dropdown-panel"
        hidden={!isOpen}
        onClick={(event) => {
          if ((event.target as Element).closest('a[href]')) setOpenedBy(undefined);
        }}
      >
        {children}
      </div>
    </div>
  );
});
