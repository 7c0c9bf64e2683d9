import { onScrollGesture, watchActiveHeading } from '../outline/watch-active-heading';
import { scrollIntoPane } from '../scroll/scroll-into-pane';
import { safeDecode } from '../url/urls';

const LINK = '.oct-outline .oct-outline-link';

/**
 * Handles the outline: highlights the active heading in the column, and closes the dropdown of small screens.
 *
 * @returns a function that starts to track the headings of the page in the document
 */
export function attachOutline(signal: AbortSignal): () => void {
  let stop: (() => void) | undefined;
  let pin: (id: string) => void = () => {};

  function track(): void {
    stop?.();
    const nav = document.querySelector('.oct-outline');
    const links = [...document.querySelectorAll<HTMLAnchorElement>(LINK)];
    if (!nav || links.length === 0) {
      stop = undefined;
      return;
    }
    let active: string | undefined;
    let pinned: string | undefined;
    let release: (() => void) | undefined;
    const render = (): void => {
      const current = pinned ?? active;
      const index = links.findIndex((link) => idOf(link) === current);
      links.forEach((link, position) => {
        link.toggleAttribute('data-passed', position < index);
        if (position !== index) link.removeAttribute('aria-current');
      });
      const link = links[index];
      if (!link || link.hasAttribute('aria-current')) return;
      link.setAttribute('aria-current', 'true');
      scrollIntoPane(nav, link);
    };
    pin = (id) => {
      release?.();
      pinned = id;
      release = onScrollGesture(() => {
        release?.();
        pinned = undefined;
        render();
      });
      render();
    };
    const unwatch = watchActiveHeading(links.map(idOf), (id) => {
      active = id;
      render();
    });
    stop = () => {
      unwatch();
      release?.();
    };
  }

  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('.oct-outline-link');
      if (!link) return;
      if (link.matches(LINK)) pin(idOf(link));
      else closeLocalOutline();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!localOutline()?.contains(target as Node)) closeLocalOutline();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const details = localOutline();
      if (key !== 'Escape' || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    },
    { signal },
  );
  signal.addEventListener('abort', () => stop?.());
  return track;
}

function idOf(link: HTMLAnchorElement): string {
  // The attribute has the ID as it is, but scripts of a site may have encoded it.
  const id = link.getAttribute('href')!.slice(1);
  return document.getElementById(id) ? id : safeDecode(id);
}

function localOutline(): HTMLDetailsElement | null {
  return document.querySelector('.oct-local-outline');
}

function closeLocalOutline(): void {
  const details = localOutline();
  if (details) details.open = false;
}
