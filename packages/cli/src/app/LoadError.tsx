import type { PageData, SiteData } from '@octavo/theme';
import { MAIN_ID, PageError } from '@octavo/theme/internals';
import { useLayoutEffect, useRef } from 'react';

import { getErrorTitle } from './error-title';

/** Returns the data of a page that could not be loaded. */
export function createErrorPage(routePath: string, site: SiteData): PageData {
  const title = getErrorTitle(site);
  return {
    routePath,
    title,
    // The message replaces the heading.
    headingTitle: title,
    lang: site.lang,
    version: site.version,
    pageType: 'doc',
    toc: [],
    frontmatter: { footer: false },
    alternates: {},
  };
}

/** Message for a page that could not be loaded. Moves the focus to its button, and to the page once it has loaded. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    element?.querySelector('button')?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement))
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={box}>
      <PageError onRetry={onRetry} />
    </div>
  );
}
