import type { HTMLAttributes, ReactNode, RefCallback } from 'react';

import type { FloatingPanelProps } from './FloatingPanel';
import { useFloatingPanel } from './useFloatingPanel';
import type { OpenStateProps } from './useOpenState';
import type { OpenOn } from './useTrigger';

/** Props to spread onto the trigger element of a `Popover`. */
export type PopoverTriggerProps = HTMLAttributes<HTMLElement> & { ref: RefCallback<HTMLElement> };

/** Props of `Popover`. */
export interface PopoverProps extends OpenStateProps {
  /** Renders the trigger element. Spread the props onto it. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** Heading of the popover, with a minimum width of 177 px. */
  title?: ReactNode;
  /** Content of the popover. */
  children: ReactNode;
  /**
   * Interaction that opens the popover. `'hover'` includes keyboard focus and taps, and has a delay of 100 ms.
   * @default 'hover'
   */
  openOn?: OpenOn;
  /**
   * Preferred side and alignment relative to the trigger.
   * @default 'bottom-start'
   */
  placement?: FloatingPanelProps['placement'];
  /**
   * Whether an arrow points to the trigger.
   * @default true
   */
  arrow?: boolean;
  /** CSS class of the popover. */
  className?: string;
  /** Accessible name, if there is no `title`. */
  'aria-label'?: string;
}

/**
 * Renders a trigger and a small panel next to it. The panel closes on Escape or a press outside.
 *
 * @example
 * ```tsx
 * <Popover trigger={(props) => <button {...props}>Tools</button>} title="Toolchain" openOn="click">
 *   <a href="https://rspack.rs">Rspack</a>
 * </Popover>
 * ```
 */
export function Popover({
  trigger,
  title,
  children,
  openOn = 'hover',
  placement = 'bottom-start',
  arrow = true,
  className,
  'aria-label': label,
  ...openState
}: PopoverProps) {
  const { id, isOpen, triggerProps, renderPanel } = useFloatingPanel({
    openOn,
    placement,
    hasArrow: arrow,
    ...openState,
  });
  const titleId = `${id}-title`;

  return (
    <>
      {trigger({
        ...triggerProps,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
      })}
      {renderPanel(
        {
          role: 'dialog',
          className: className ? `oct-popover ${className}` : 'oct-popover',
          'aria-label': label,
          'aria-labelledby': title == null ? undefined : titleId,
        },
        <>
          {title != null && (
            <p id={titleId} className="oct-popover-title">
              {title}
            </p>
          )}
          {children}
        </>,
      )}
    </>
  );
}
