import {
  arrow as arrowMiddleware,
  autoUpdate,
  flip,
  offset,
  type Placement,
  shift,
  useDismiss,
  useFloating,
  useInteractions,
} from '@floating-ui/react';
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';

import { tabbable, tabTarget } from './tab-order';
import { STYLE_ATTRIBUTE, usePageStyle } from './usePageStyle';

/** Distance from the trigger, with room for the arrow, and from the window's edges, in CSS pixels. */
const GAP = 8;
const EDGE = 8;
const ARROW_INSET = 10;

export interface FloatingPanelProps extends HTMLAttributes<HTMLDivElement> {
  id: string;
  trigger: HTMLElement;
  panel: RefObject<HTMLDivElement | null>;
  placement: Placement;
  hasArrow: boolean;
  isOpen: boolean;
  /** Asked to close by Escape or a press elsewhere. */
  onDismiss: () => void;
  children: ReactNode;
}

/** A panel at the end of the page that keeps to the side of its trigger. Loaded when first wanted. */
export default function FloatingPanel({
  id,
  trigger,
  panel,
  placement: wantedPlacement,
  hasArrow,
  isOpen,
  onDismiss,
  children,
  ...attributes
}: FloatingPanelProps) {
  const arrow = useRef<HTMLSpanElement>(null);
  const { refs, context, x, y, strategy, placement, middlewareData, isPositioned } = useFloating({
    open: isOpen,
    onOpenChange: (open) => {
      if (!open) onDismiss();
    },
    elements: { reference: trigger },
    placement: wantedPlacement,
    middleware: [
      offset(GAP),
      flip({ padding: EDGE }),
      shift({ padding: EDGE }),
      hasArrow && arrowMiddleware({ element: arrow, padding: ARROW_INSET }),
    ],
    whileElementsMounted: autoUpdate,
  });
  const { getFloatingProps } = useInteractions([useDismiss(context)]);

  useLayoutEffect(() => {
    refs.setFloating(panel.current);
  }, [refs, panel]);

  usePageStyle(id, {
    position: strategy,
    translate: `${onPixel(x)}px ${onPixel(y)}px`,
    visibility: isPositioned ? 'visible' : 'hidden',
    '--_arrow-x': length(middlewareData.arrow?.x),
    '--_arrow-y': length(middlewareData.arrow?.y),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab' || !panel.current) return;
    const stops = tabbable(panel.current);
    const target = tabTarget(stops, document.activeElement, event.shiftKey);
    if (target === 'browser') return;
    trigger.focus({ preventScroll: true });
    if (target === 'before') event.preventDefault();
  }

  return createPortal(
    <div
      {...getFloatingProps({ ...attributes, onKeyDown })}
      {...{ [STYLE_ATTRIBUTE]: id }}
      ref={panel}
      id={id}
      data-state={isOpen ? 'open' : 'closing'}
      data-side={placement.split('-')[0]}
    >
      {children}
      {hasArrow && <span ref={arrow} className="oct-popover-arrow" />}
    </div>,
    document.body,
  );
}

/** Whole device pixels: text on half of one is blurred. */
function onPixel(value: number): number {
  const ratio = devicePixelRatio || 1;
  return Math.round(value * ratio) / ratio;
}

function length(value: number | undefined): string {
  return value === undefined ? 'auto' : `${value}px`;
}
