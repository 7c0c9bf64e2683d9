import type { ReactNode } from 'react';

import type { FloatingPanelProps } from '../popover/FloatingPanel';
import type { PopoverTriggerProps } from '../popover/Popover';
import { useFloatingPanel } from '../popover/useFloatingPanel';
import type { OpenStateProps } from '../popover/useOpenState';

export interface TooltipProps extends OpenStateProps {
  /** Render the element that is described. Spread the props onto it. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** A few words, at most 250 px wide; nothing to press in them. */
  children: ReactNode;
  /** @default 'top' */
  placement?: FloatingPanelProps['placement'];
  /** @default true */
  arrow?: boolean;
}

/** A remark on an element. Shows 100 ms after the pointer has come, and with the keyboard's focus. */
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
