import { type ReactNode, useRef } from 'react';

import { usePage } from '../context/useSite';
import { MAIN_ID } from '../dom/main-id';
import { useProseBehavior } from '../mdx/behavior/useProseBehavior';
import { ContentLang } from './ContentLang';
import { Notices } from './Notices';
import { SiteFooterArea } from './SiteFooterArea';
import type { LayoutSlots } from './slots';

/**
 * Renders the content of pages with `pageType: custom`, followed by the site footer. Code blocks work as in other pages, but
 * images are part of the design and are not zoomed.
 */
export function CustomLayout({ children, slots }: { children: ReactNode; slots: LayoutSlots }) {
  const main = useRef<HTMLElement>(null);
  useProseBehavior(main, usePage().routePath);
  return (
    <>
      <main ref={main} id={MAIN_ID} className="oct-main" tabIndex={-1} data-no-zoom="">
        <Notices />
        <ContentLang>{children}</ContentLang>
      </main>
      <SiteFooterArea slots={slots} />
    </>
  );
}
