import { safeDecode } from '@octavo/theme/urls';

import { HASH_SCROLL_DELAY, SCROLL_STORAGE_KEY } from './constants';

/** Put the page where a reader expects it after a navigation: at the hash, where they left it, or at the top. */
export function scrollAfterNavigation(
  hash: string,
  savedTop: number | undefined,
): (() => void) | undefined {
  if (savedTop === undefined && hash.length > 1) {
    const timer = setTimeout(() => scrollToHash(hash), HASH_SCROLL_DELAY);
    return () => clearTimeout(timer);
  }
  window.scrollTo({ top: savedTop ?? 0, behavior: 'instant' });
  return undefined;
}

/** Scroll to the element a hash names, written raw or percent-encoded, and give it the focus. */
export function scrollToHash(hash: string): void {
  const raw = hash.slice(1);
  const target = document.getElementById(safeDecode(raw)) ?? document.getElementById(raw);
  if (!target) return;
  target.scrollIntoView({ behavior: 'instant' });
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/** Scroll positions by history entry, so that Back returns to where the reader was. */
export function createScrollMemory(): {
  save: (key: string) => void;
  take: (key: string) => number | undefined;
} {
  const positions = read();
  return {
    save(key) {
      positions[key] = window.scrollY;
      try {
        sessionStorage.setItem(SCROLL_STORAGE_KEY, JSON.stringify(positions));
      } catch {
        // Storage is blocked; positions last as long as the page.
      }
    },
    take: (key) => positions[key],
  };
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
