import type { ReactNode } from 'react';

import type { FloatingPanelProps } from '../popover/FloatingPanel';
import type { PopoverTriggerProps } from '../popover/Popover';
import { useFloatingPanel } from '../popover/useFloatingPanel';
import type { OpenStateProps } from '../popover/useOpenState';

/** Props of `Tooltip`. */
export interface TooltipProps extends OpenStateProps {
  /** Renders the described element. Spread the props onto it. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** Text of the tooltip, without interactive elements. It is at most 250 px wide. */
  children: ReactNode;
  /**
   * Preferred side and alignment relative to the trigger.
   * @default 'top'
   */
  placement?: FloatingPanelProps['placement'];
  /**
   * Whether an arrow points to the trigger.
   * @default true
   */
  arrow?: boolean;
}

/**
 * Renders an element with a tooltip, which is shown 100 ms after the pointer enters and on keyboard focus.
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
