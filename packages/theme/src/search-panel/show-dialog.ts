/** Show a dialog above everything else of the page, without making the page inert. `hideDialog` takes it away. */
export function showDialog(dialog: HTMLDialogElement): void {
  // Of an overlay that was open before.
  dialog.inert = false;
  if (isUnderModal()) dialog.showModal();
  else if ('showPopover' in dialog) dialog.showPopover();
  // Browsers of before 2024 have it where the stylesheet puts it.
  else (dialog as HTMLDialogElement).open = true;
}

export function hideDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  else if (dialog.isConnected && 'hidePopover' in dialog) dialog.hidePopover();
}

/** Whether all but a modal dialog is inert, which only another modal one escapes. */
function isUnderModal(): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((open) => open.matches(':modal'));
}
