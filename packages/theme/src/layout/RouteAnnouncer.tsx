import { useEffect, useRef, useState } from 'react';

import { usePage } from '../context/useSite';
import { plainText } from '../inline-markdown/inline-markdown';

/** Announces the title of the new page to screen readers, because client-side navigation is silent. */
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
