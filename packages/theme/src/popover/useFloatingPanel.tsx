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
import { tabbableElements } from './tab-order';
import { type OpenStateProps, useOpenState } from './useOpenState';
import { usePresence } from './usePresence';
import { type OpenOn, useTrigger } from './useTrigger';

const FloatingPanel = lazy(loadFloatingPanel);

/** Options of `useFloatingPanel`. */
export interface FloatingPanelOptions extends OpenStateProps {
  /** Interaction that opens the panel. */
  openOn: OpenOn;
  /** Preferred side and alignment relative to the trigger. */
  placement: FloatingPanelProps['placement'];
  /** Whether an arrow points to the trigger. */
  hasArrow: boolean;
}

/** Result of `useFloatingPanel`. */
export interface FloatingPanelControl {
  /** Element ID of the panel. */
  id: string;
  /** Whether the panel is open. */
  isOpen: boolean;
  /** Props of the trigger element. */
  triggerProps: HTMLAttributes<HTMLElement> & { ref: RefCallback<HTMLElement> };
  /** Renders the panel with `children`, or `null` while it is closed. */
  renderPanel: (attributes: HTMLAttributes<HTMLDivElement>, children: ReactNode) => ReactNode;
}

/** Connects a trigger with a floating panel, whose code is loaded on demand. */
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
    // Handles Escape until the panel code with its own handler has loaded.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !panel.current) setOpen(false);
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab' || event.shiftKey || !isOpen || !panel.current) return;
    const first = tabbableElements(panel.current)[0];
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
  // Rendering the panel reports the error.
  loadFloatingPanel().catch(() => {});
}
