import {
  type HTMLAttributes,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefCallback,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { useHydrated } from '../react/useHydrated';
import type { FloatingPanelProps } from './FloatingPanel';
import { loadFloatingPanel } from './load-floating-panel';
import { getTabbableElements } from './tab-order';
import { type OpenStateProps, useOpenState } from './useOpenState';
import { usePresence } from './usePresence';
import { type OpenInteraction, useTrigger } from './useTrigger';

const FloatingPanel = lazy(loadFloatingPanel);

/** Options for `useFloatingPanel`. */
export interface FloatingPanelOptions extends OpenStateProps {
  /** Interaction that opens the panel. */
  openOn: OpenInteraction;
  /** Preferred side and alignment relative to the trigger. */
  placement: FloatingPanelProps['placement'];
  /** Whether to show an arrow that points to the trigger. */
  hasArrow: boolean;
}

/** Return value of `useFloatingPanel`. */
export interface FloatingPanelControl {
  /** Panel element ID. */
  id: string;
  /** Whether the panel is open. */
  isOpen: boolean;
  /** Props for the trigger element. */
  triggerProps: HTMLAttributes<HTMLElement> & { ref: RefCallback<HTMLElement> };
  /** Renders the panel with `children`. Returns `null` while the panel is closed. */
  renderPanel: (attributes: HTMLAttributes<HTMLDivElement>, children: ReactNode) => ReactNode;
}

/** Connects a trigger to a floating panel. The panel code is loaded on demand. */
export function useFloatingPanel({
  openOn,
  placement,
  hasArrow,
  ...openState
}: FloatingPanelOptions): FloatingPanelControl {
  const id = useId();
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useOpenState(openState);
  const presence = usePresence(isOpen, panel);
  const isHydrated = useHydrated();
  const handlers = useTrigger({ openOn, isOpen, setOpen, panel, onIntent: preload });

  useEffect(() => {
    if (!isOpen) return;
    // Handle Escape until the panel component, which has its own handler, has loaded.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !panel.current) setOpen(false);
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab' || event.shiftKey || !isOpen || !panel.current) return;
    const first = getTabbableElements(panel.current)[0];
    if (!first) return;
    event.preventDefault();
    first.focus();
  }

  return {
    id,
    isOpen,
    triggerProps: { ...handlers.trigger, onKeyDown, ref: setTrigger },
    renderPanel(attributes, children) {
      if (presence === 'closed' || !trigger || !isHydrated) return null;
      return (
        <Suspense fallback={null}>
          <FloatingPanel
            {...attributes}
            {...handlers.panel}
            id={id}
            trigger={trigger}
            panel={panel}
            placement={placement}
            hasArrow={hasArrow}
            isOpen={isOpen}
            onDismiss={() => handlers.dismiss(trigger)}
            onBlur={(event) => {
              const { relatedTarget } = event;
              if (relatedTarget === null || openOn === 'click') return;
              if (!trigger.contains(relatedTarget) && !panel.current?.contains(relatedTarget)) {
                setOpen(false);
              }
            }}
          >
            {children}
          </FloatingPanel>
        </Suspense>
      );
    },
  };
}

function preload(): void {
  // Ignore the error here. It is reported when the panel renders.
  loadFloatingPanel().catch(() => {});
}
