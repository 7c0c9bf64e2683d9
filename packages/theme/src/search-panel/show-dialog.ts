/** Shows a dialog in the top layer without making the page inert. `hideDialog` hides it. */
export function showDialog(dialog: HTMLDialogElement): void {
  // An overlay that was open before may have made the dialog inert.
  dialog.inert = false;
  if (isUnderModal()) dialog.showModal();
  else if ('showPopover' in dialog) dialog.showPopover();
  // Browsers before 2024 do not support popovers. They position the dialog with the stylesheet.
  else (dialog as HTMLDialogElement).open = true;
}

/** Hides a dialog that `showDialog` has opened. */
export function hideDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  else if (dialog.isConnected && 'hidePopover' in dialog) dialog.hidePopover();
}

/** Returns whether a modal dialog is open. It makes everything inert except for other modal dialogs. */
function isUnderModal(): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((open) => open.matches(':modal'));
}
