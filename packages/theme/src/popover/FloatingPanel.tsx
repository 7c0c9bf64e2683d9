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
import '#lazy-styles/floating';

import { getTabbableElements, getTabTarget } from './tab-order';
import { STYLE_ATTRIBUTE, usePageStyle } from './usePageStyle';

/** Distance from the trigger in CSS pixels, including space for the arrow. */
const GAP = 8;
/** Minimum distance from the viewport edges in CSS pixels. */
const EDGE = 8;
const ARROW_INSET = 10;

/** Props for `FloatingPanel`. */
export interface FloatingPanelProps extends HTMLAttributes<HTMLDivElement> {
  /** Panel element ID. */
  id: string;
  /** Trigger element that the panel is positioned next to. */
  trigger: HTMLElement;
  /** Ref to the panel element. */
  panel: RefObject<HTMLDivElement | null>;
  /** Preferred side and alignment relative to the trigger. */
  placement: Placement;
  /** Whether to show an arrow that points to the trigger. */
  hasArrow: boolean;
  /** Whether the panel is open. `false` during the closing animation. */
  isOpen: boolean;
  /** Called on Escape or a click outside. */
  onDismiss: () => void;
  children: ReactNode;
}

/** Renders a panel at the end of `<body>` and positions it next to the trigger. Loaded on demand. */
export default function FloatingPanel({
  id,
  trigger,
  panel,
  placement: preferredPlacement,
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
    placement: preferredPlacement,
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
    translate: `${roundToPixel(x)}px ${roundToPixel(y)}px`,
    visibility: isPositioned ? 'visible' : 'hidden',
    '--_arrow-x': toLength(middlewareData.arrow?.x),
    '--_arrow-y': toLength(middlewareData.arrow?.y),
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab' || !panel.current) return;
    const elements = getTabbableElements(panel.current);
    const target = getTabTarget(elements, document.activeElement, event.shiftKey);
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

/** Rounds to device pixels, because text at fractional positions is blurry. */
function roundToPixel(value: number): number {
  const ratio = devicePixelRatio || 1;
  return Math.round(value * ratio) / ratio;
}

function toLength(value: number | undefined): string {
  return value === undefined ? 'auto' : `${value}px`;
}
