import { EARLY_PRESS } from '../model/payload';

/** Listens to clicks before the application does; `button` is what was pressed last. */
interface EarlyPress {
  (event: MouseEvent): void;
  button?: HTMLElement | null;
}

let pressed: HTMLElement | null | undefined;

/** From here on the application itself hears what is pressed. */
export function stopRecording(): void {
  const record = (window as { [EARLY_PRESS]?: EarlyPress })[EARLY_PRESS];
  if (!record) return;
  window.removeEventListener('click', record, true);
  pressed = record.button;
}

/** Do what was pressed while nothing could answer, in a task of its own: React brings the part it is in to life first. */
export function pressAgain(): void {
  const button = pressed;
  pressed = undefined;
  if (button) setTimeout(() => button.click());
}
