/** Shows a dialog in the top layer without making the page inert. Use `hideDialog` to hide it. */
export function showDialog(dialog: HTMLDialogElement): void {
  // A previously opened overlay may have made the dialog inert.
  dialog.inert = false;
  if (isUnderModal()) dialog.showModal();
  else if ('showPopover' in dialog) dialog.showPopover();
  // In browsers without popover support (before 2024), the dialog is positioned with CSS.
  else (dialog as HTMLDialogElement).open = true;
}

/** Hides a dialog opened with `showDialog`. */
export function hideDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  else if (dialog.isConnected && 'hidePopover' in dialog) dialog.hidePopover();
}

/**
 * Checks whether a modal dialog is open. A modal dialog makes all elements outside of it inert, except for other modal
 * dialogs.
 */
function isUnderModal(): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((open) => open.matches(':modal'));
}
