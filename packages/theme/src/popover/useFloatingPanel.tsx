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
import { tabbable } from './tab-order';
import { type OpenStateProps, useOpenState } from './useOpenState';
import { usePresence } from './usePresence';
import { type OpenOn, useTrigger } from './useTrigger';

const FloatingPanel = lazy(loadFloatingPanel);

export interface FloatingOptions extends OpenStateProps {
  openOn: OpenOn;
  placement: FloatingPanelProps['placement'];
  hasArrow: boolean;
}

export interface Floating {
  id: string;
  isOpen: boolean;
  /** Props for the element that the panel hangs from. */
  triggerProps: HTMLAttributes<HTMLElement> & { ref: RefCallback<HTMLElement> };
  /** The panel around `children`; nothing while it is closed. */
  renderPanel: (attributes: HTMLAttributes<HTMLDivElement>, children: ReactNode) => ReactNode;
}

/** A trigger and the panel that hangs from it, whose code is loaded when it is first wanted. */
export function useFloatingPanel({
  openOn,
  placement,
  hasArrow,
  ...openState
}: FloatingOptions): Floating {
  const id = useId();
  const [trigger, setTrigger] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useOpenState(openState);
  const presence = usePresence(isOpen, panel);
  const isHydrated = useHydrated();
  const handlers = useTrigger({ openOn, isOpen, setOpen, panel, onApproach: preload });

  useEffect(() => {
    if (!isOpen) return;
    // The panel's own handler comes with its code; Escape has to work before.
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !panel.current) setOpen(false);
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab' || event.shiftKey || !isOpen || !panel.current) return;
    const first = tabbable(panel.current)[0];
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
  // A failure shows when the panel itself is rendered.
  loadFloatingPanel().catch(() => {});
}
