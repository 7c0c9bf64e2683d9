import { type ReactNode, type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';

interface SearchModalProps {
  dialogRef: RefObject<HTMLDialogElement | null>;
  label: string;
  className: string | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** The element of the search dialog. The Escape key, close requests of the browser and clicks on the backdrop close it. */
export function SearchModal({ dialogRef, label, className, onClose, children }: SearchModalProps) {
  const isPressedInside = useRef(false);
  // Render into a portal. Inside the navbar, every change would recalculate the styles of all rows.
  return createPortal(
    <dialog
      ref={dialogRef}
      className={className ? `oct-search ${className}` : 'oct-search'}
      aria-label={label}
      popover="manual"
      aria-modal="true"
      // Make the dialog focusable, so that it receives key events if none of its children is focused.
      tabIndex={-1}
      onKeyDown={(event) => {
        // Close on `keydown`. The native `close` event is asynchronous, so keys pressed before it would be lost.
        const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
        if (event.key !== 'Escape' || isComposing) return;
        event.preventDefault();
        onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers can close a dialog without a `cancel` event. Ignore late events if the dialog is open again.
        if (!event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        isPressedInside.current = event.target !== event.currentTarget;
      }}
      onClick={(event) => {
        // Clicks on the backdrop target the dialog element. So does a drag from the panel to the backdrop, for example
        // to select the query.
        if (event.target === event.currentTarget && !isPressedInside.current) onClose();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
