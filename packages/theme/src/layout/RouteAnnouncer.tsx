import { useEffect, useRef, useState } from 'react';

import { usePage } from '../context/useSite';
import { plainText } from '../inline-markdown/inline-markdown';

/** Tells screen readers the title of each page after the first: a new page in a site is silent. */
export function RouteAnnouncer() {
  const { routePath, title } = usePage();
  const [text, setText] = useState('');
  const announced = useRef(routePath);
  useEffect(() => {
    if (announced.current === routePath) return;
    announced.current = routePath;
    setText(plainText(title));
  }, [routePath, title]);
  return (
    <div className="oct-visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
