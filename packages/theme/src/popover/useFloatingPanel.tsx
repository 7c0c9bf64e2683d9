import {
  type HTMLAttributes,
  type KeyboardEvent,
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
import { getLoadedFloatingPanel, loadFloatingPanel } from './load-floating-panel';
import { getTabbableElements } from './tab-order';
import { type OpenStateProps, useOpenState } from './useOpenState';
import { usePresence } from './usePresence';
import { type OpenInteraction, useTrigger } from './useTrigger';

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
  // Avoid `React.lazy`, which would cache a failed request and throw while rendering the page.
  const [FloatingPanel, setFloatingPanel] = useState(getLoadedFloatingPanel);
  const latestSetOpen = useRef(setOpen);
  latestSetOpen.current = setOpen;

  useEffect(() => {
    if (!isOpen || FloatingPanel) return;
    let isActive = true;
    loadFloatingPanel().then(
      (Loaded) => {
        if (isActive) setFloatingPanel(() => Loaded);
      },
      (error: unknown) => {
        console.warn('[octavo] Failed to load the popover.', error);
        if (isActive) latestSetOpen.current(false);
      },
    );
    return () => {
      isActive = false;
    };
  }, [isOpen, FloatingPanel]);

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
      if (presence === 'closed' || !FloatingPanel || !trigger || !isHydrated) return null;
      return (
        // The content of the panel can be lazy.
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
  // Ignore the error here. It is reported when the panel opens.
  loadFloatingPanel().catch(() => {});
}
