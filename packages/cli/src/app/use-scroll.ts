import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

import { createScrollMemory, scrollAfterNavigation } from './scroll';

const memory = typeof window === 'undefined' ? undefined : createScrollMemory();

/** Scroll as the reader expects after each navigation, and remember where they were. */
export function useScroll(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => {
    // Native restoration runs before the content of the page is there; it is left to reloads alone.
    history.scrollRestoration = 'manual';
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', giveBack);
    return () => window.removeEventListener('pagehide', giveBack);
  }, []);

  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    return scrollAfterNavigation(hash, type === 'POP' ? memory?.take(key) : undefined);
  }, [key, hash, type]);

  useEffect(() => {
    const save = () => memory?.save(key);
    window.addEventListener('scrollend', save);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scrollend', save);
      window.removeEventListener('pagehide', save);
    };
  }, [key]);
}
