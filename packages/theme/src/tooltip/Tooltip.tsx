import type { ReactNode } from 'react';

import type { FloatingPanelProps } from '../popover/FloatingPanel';
import type { PopoverTriggerProps } from '../popover/Popover';
import { useFloatingPanel } from '../popover/useFloatingPanel';
import type { OpenStateProps } from '../popover/useOpenState';

/** Props for `Tooltip`. */
export interface TooltipProps extends OpenStateProps {
  /** Renders the element that the tooltip describes. Spread the given props onto it. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** Tooltip content, without interactive elements. Its maximum width is 250 px. */
  children: ReactNode;
  /**
   * Preferred side and alignment relative to the trigger.
   * @default 'top'
   */
  placement?: FloatingPanelProps['placement'];
  /**
   * Whether to show an arrow that points to the trigger.
   * @default true
   */
  arrow?: boolean;
}

/**
 * Renders an element with a tooltip, shown on keyboard focus and 100 ms after the pointer enters the element.
 *
 * @example
 * ```tsx
 * <Tooltip trigger={(props) => <button {...props}>Copy</button>}>Copies the command</Tooltip>
 * ```
 */
export function Tooltip({
  trigger,
  children,
  placement = 'top',
  arrow = true,
  ...openState
}: TooltipProps) {
  const { id, isOpen, triggerProps, renderPanel } = useFloatingPanel({
    openOn: 'hover',
    placement,
    hasArrow: arrow,
    ...openState,
  });
  return (
    <>
      {trigger({ ...triggerProps, 'aria-describedby': isOpen ? id : undefined })}
      {renderPanel({ role: 'tooltip', className: 'oct-tooltip' }, children)}
    </>
  );
}
