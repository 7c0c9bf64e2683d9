import { setLiveText } from './set-live-text';

let region: HTMLElement | undefined;

/** Announces text to screen readers without displaying it. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.className = 'oct-visually-hidden';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  setLiveText(region, text);
}
