/** Duration of the closing animation, in milliseconds. The same as `--oct-duration-leave`. */
const LEAVE_DURATION = 90;

/** Animations of dialogs that are closing. */
const fades = new WeakMap<HTMLDialogElement, Animation>();

/** Shows a dialog in the top layer without making the page inert. Use `hideDialog` to hide it. */
export function showDialog(dialog: HTMLDialogElement): void {
  if (fades.has(dialog)) finishHiding(dialog);
  // A previously opened overlay may have made the dialog inert.
  dialog.inert = false;
  if (isUnderModal()) dialog.showModal();
  else if ('showPopover' in dialog) dialog.showPopover();
  // In browsers without popover support (before 2024), the dialog is positioned with CSS.
  else (dialog as HTMLDialogElement).open = true;
}

/**
 * Hides a dialog opened with `showDialog`, after it has faded out. A CSS transition of `display` would recalculate the
 * styles of all results.
 */
export function hideDialog(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  else if (dialog.isConnected && 'hidePopover' in dialog) {
    const fade = dialog.animate?.({ opacity: 0 }, LEAVE_DURATION);
    if (!fade) {
      dialog.hidePopover();
      return;
    }
    fades.set(dialog, fade);
    fade.onfinish = () => {
      // The event can arrive after the animation was canceled because the dialog is shown again.
      if (fades.get(dialog) === fade) finishHiding(dialog);
    };
  }
}

function finishHiding(dialog: HTMLDialogElement): void {
  fades.get(dialog)?.cancel();
  fades.delete(dialog);
  if (dialog.matches(':popover-open')) dialog.hidePopover();
}

/**
 * Checks whether a modal dialog is open. A modal dialog makes all elements outside of it inert, except for other modal
 * dialogs.
 */
function isUnderModal(): boolean {
  return [...document.querySelectorAll('dialog[open]')].some((open) => open.matches(':modal'));
}
