import { useEffect, useRef, useState } from 'react';

import { usePage } from '../context/useSite';
import { plainText } from '../inline-markdown/inline-markdown';

/** Announces the page title to screen readers after client-side navigation, which is silent by default. */
export function RouteAnnouncer() {
  const { routePath, title } = usePage();
  const [text, setText] = useState('');
  const announcedPath = useRef(routePath);
  useEffect(() => {
    if (announcedPath.current === routePath) return;
    announcedPath.current = routePath;
    setText(plainText(title));
  }, [routePath, title]);
  return (
    <div className="oct-visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
