import { useState } from 'react';

/** Props for components with a controlled or uncontrolled open state. */
export interface OpenStateProps {
  /** Controlled open state. Omit it to make the component uncontrolled. */
  open?: boolean;
  /**
   * Initial open state when uncontrolled.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called with the new state when the component requests to open or close. */
  onOpenChange?: (open: boolean) => void;
}

/** Returns the open state and a setter. Supports controlled and uncontrolled components. */
export function useOpenState({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenStateProps): [boolean, (open: boolean) => void] {
  const [internalOpen, setInternalOpen] = useState(defaultOpen);
  const isOpen = open ?? internalOpen;
  return [
    isOpen,
    (next) => {
      if (next === isOpen) return;
      setInternalOpen(next);
      onOpenChange?.(next);
    },
  ];
}
