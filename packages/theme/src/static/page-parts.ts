import { ANNOUNCEMENT_ATTRIBUTE, getAnnouncementKey } from '../announcement/announcement-key';
import { MAIN_ID } from '../dom/main-id';
import { readStorage, writeStorage } from '../dom/storage';
import { PROGRESS_BAR_DELAY, SCROLLED_THRESHOLD } from '../model/constants';
import { scrollToHash } from '../scroll/scroll-to-hash';

/**
 * Handles the announcement above the page.
 *
 * @returns a function that removes a dismissed announcement from the document
 */
export function attachAnnouncement(base: string, signal: AbortSignal): () => void {
  const key = getAnnouncementKey(base);
  const find = (): Element | null => document.querySelector(`[${ANNOUNCEMENT_ATTRIBUTE}]`);
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target as Element).closest('.oct-announcement-close')) return;
      const announcement = find();
      writeStorage(key, announcement?.getAttribute(ANNOUNCEMENT_ATTRIBUTE) ?? '');
      announcement?.remove();
    },
    { signal },
  );
  return () => {
    const announcement = find();
    if (announcement?.getAttribute(ANNOUNCEMENT_ATTRIBUTE) === readStorage(key))
      announcement?.remove();
  };
}

/** Handles what depends on the scroll position: the button to the top, and the background of home pages. */
export function attachScrollState(signal: AbortSignal): () => void {
  const update = (): void => {
    const isPast = window.scrollY > SCROLLED_THRESHOLD;
    const button = document.querySelector<HTMLElement>('.oct-scroll-to-top');
    if (button) button.hidden = !isPast;
    const background = document.querySelector('.oct-layout > .oct-background');
    background?.toggleAttribute('data-scrolled', isPast);
  };
  addEventListener('scroll', update, { signal, passive: true });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target as Element).closest('.oct-scroll-to-top')) return;
      // The button is hidden at the top of the page, so move the focus away from it.
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      scrollToHash('', { smooth: true });
    },
    { signal },
  );
  return update;
}

let pending = 0;

/** Shows the progress bar until the promise settles, after a delay. */
export async function trackProgress<T>(work: Promise<T>): Promise<T> {
  const setVisible = (isVisible: boolean): void => {
    const bar = document.querySelector<HTMLElement>('.oct-progress');
    if (bar) bar.hidden = !isVisible;
  };
  pending += 1;
  const timer = setTimeout(() => setVisible(true), PROGRESS_BAR_DELAY);
  try {
    return await work;
  } finally {
    pending -= 1;
    clearTimeout(timer);
    if (pending === 0) setVisible(false);
  }
}

/** Announces the title of the page to screen readers after a navigation, which is silent by default. */
export function announcePage(title: string): void {
  import('./announce-title').then(({ announceTitle }) => announceTitle(title), console.error);
}
