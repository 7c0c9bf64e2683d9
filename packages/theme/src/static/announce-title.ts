import { setLiveText } from '../dom/set-live-text';
import { plainText } from '../inline-markdown/inline-markdown';

/** Announces the title of a page, which can contain inline Markdown. */
export function announceTitle(title: string): void {
  const region = document.querySelector('.oct-layout > [aria-live]');
  if (region) setLiveText(region, plainText(title));
}
