import { ErrorBoundary } from '@octavo/theme/internals';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { ROOT_ELEMENT_ID } from '../model/payload';

/**
 * Error boundary for the whole app, for errors outside the boundaries of the layout. Keeps the page that is on screen as
 * static HTML, so that it is never blank. Its links load documents.
 */
export function AppBoundary({ children }: { children: ReactNode }) {
  const initialPath = useRef(window.location.pathname);
  return (
    <ErrorBoundary
      resetKey={undefined}
      fallback={() => <StaticApp initialPath={initialPath.current} />}
    >
      {children}
    </ErrorBoundary>
  );
}

function StaticApp({ initialPath }: { initialPath: string }) {
  // React removes the page from the document only after this component has rendered.
  const [html] = useState(() => document.getElementById(ROOT_ELEMENT_ID)!.innerHTML);
  useEffect(() => {
    const reload = () => window.location.reload();
    // The page on screen is not the page of the URL. A reload cannot repeat, because it changes the initial path.
    if (window.location.pathname !== initialPath) reload();
    window.addEventListener('popstate', reload);
    return () => window.removeEventListener('popstate', reload);
  }, [initialPath]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is the page that React rendered before.
  return <div className="oct-html" dangerouslySetInnerHTML={{ __html: html }} />;
}
