import type { HTMLAttributes, ReactNode, RefCallback } from 'react';

import type { FloatingPanelProps } from './FloatingPanel';
import { useFloatingPanel } from './useFloatingPanel';
import type { OpenStateProps } from './useOpenState';
import type { OpenOn } from './useTrigger';

export type PopoverTriggerProps = HTMLAttributes<HTMLElement> & { ref: RefCallback<HTMLElement> };

export interface PopoverProps extends OpenStateProps {
  /** Render the element the popover hangs from. Spread the props onto it. */
  trigger: (props: PopoverTriggerProps) => ReactNode;
  /** Heading of the popover, at least 177 px wide. */
  title?: ReactNode;
  children: ReactNode;
  /**
   * What opens the popover; `'hover'` includes the keyboard's focus and taps. Delays are 100 ms.
   * @default 'hover'
   */
  openOn?: OpenOn;
  /**
   * Side and edge of the trigger to line up with.
   * @default 'bottom-start'
   */
  placement?: FloatingPanelProps['placement'];
  /** @default true */
  arrow?: boolean;
  className?: string;
  /** Name for assistive technology, when there is no `title`. */
  'aria-label'?: string;
}

/** A small panel next to its trigger. Closes on Escape or a press outside. */
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
