import { EARLY_CLICK } from '../model/payload';

/** Click listener from the inline script. It stores the last clicked button. */
interface ClickRecorder {
  (event: MouseEvent): void;
  button?: HTMLElement | null;
}

let clicked: HTMLElement | null | undefined;

/** Removes the click listener that the inline script added. Call it right before hydration. */
export function stopRecordingClicks(): void {
  const recorder = (window as { [EARLY_CLICK]?: ClickRecorder })[EARLY_CLICK];
  if (!recorder) return;
  window.removeEventListener('click', recorder, true);
  clicked = recorder.button;
}

/**
 * Replays the last click recorded before hydration. Runs in a separate task, after React has hydrated the button. A 404 page
 * can be replaced by that of another language, so that the click is for the button with the same classes.
 */
export function replayEarlyClick(): void {
  const button = clicked;
  clicked = undefined;
  if (!button) return;
  setTimeout(() => {
    const current = button.isConnected
      ? button
      : document.getElementsByClassName(button.className)[0];
    (current as HTMLElement | undefined)?.click();
  });
}
