import { useState } from 'react';

export interface OpenStateProps {
  /** Whether it is open. Leave out to let it keep its own state. */
  open?: boolean;
  /**
   * Whether it starts open, when it keeps its own state.
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when it should open or close. */
  onOpenChange?: (open: boolean) => void;
}

/** Whether something is open, kept here or by its owner. */
export function useOpenState({
  open,
  defaultOpen = false,
  onOpenChange,
}: OpenStateProps): [boolean, (open: boolean) => void] {
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = open ?? own;
  return [
    isOpen,
    (next) => {
      if (next === isOpen) return;
      setOwn(next);
      onOpenChange?.(next);
    },
  ];
}
