import type { HTMLAttributes, ReactNode, RefCallback } from 'react';

import type { FloatingPanelProps } from './FloatingPanel';
import { useFloatingPanel } from './useFloatingPanel';
import type { OpenStateProps } from './useOpenState';
import type { OpenInteraction } from './useTrigger';

/** Props to spread onto the popover's trigger element. */
export type PopoverTriggerProps = HTMLAttributes<HTMLElement> & { ref: RefCallback<HTMLElement> };

/** Props for `Popover`. */
export interface PopoverProps extends OpenStateProps {
  /** Renders the trigger element. Spread the given props onto it. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** Popover heading. */
  title?: ReactNode;
  /** Popover content. */
  children: ReactNode;
  /**
   * Interaction that opens the popover. `'hover'` has a delay of 100 ms, and also includes keyboard focus and taps.
   * @default 'hover'
   */
  openOn?: OpenInteraction;
  /**
   * Preferred side and alignment relative to the trigger.
   * @default 'bottom-start'
   */
  placement?: FloatingPanelProps['placement'];
  /**
   * Whether to show an arrow that points to the trigger.
   * @default true
   */
  arrow?: boolean;
  /** CSS class for the popover. */
  className?: string;
  /** Accessible name for a popover without a `title`. */
  'aria-label'?: string;
}

/**
 * Renders a trigger with a small panel next to it. The panel closes on Escape or a click outside.
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
