import { EARLY_CLICK } from '../model/payload';

/** Click listener of the inline script. It stores the last clicked button. */
interface ClickRecorder {
  (event: MouseEvent): void;
  button?: HTMLElement | null;
}

let clicked: HTMLElement | null | undefined;

/** Removes the click listener of the inline script. Call it before hydration, which handles later clicks. */
export function stopRecordingClicks(): void {
  const recorder = (window as { [EARLY_CLICK]?: ClickRecorder })[EARLY_CLICK];
  if (!recorder) return;
  window.removeEventListener('click', recorder, true);
  clicked = recorder.button;
}

/** Repeats the last click before hydration. It runs in a separate task, after React has hydrated the button. */
export function replayEarlyClick(): void {
  const button = clicked;
  clicked = undefined;
  if (button) setTimeout(() => button.click());
}
