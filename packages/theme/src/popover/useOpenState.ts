import { useState } from 'react';

/** Props of components that can be opened, controlled or uncontrolled. */
export interface OpenStateProps {
  /** Controlled open state. Omit it for an uncontrolled component. */
  open?: boolean;
  /**
   * Initial open state of an uncontrolled component.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called with the requested state when the component should open or close. */
  onOpenChange?: (open: boolean) => void;
}

/** Returns the open state of a controlled or uncontrolled component, and a function that changes it. */
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
