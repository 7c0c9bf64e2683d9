import type { ReactNode } from 'react';

import { MAIN_ID } from '../dom/main-id';
import { ContentLang } from './ContentLang';
import { Notices } from './Notices';
import { SiteFooterArea } from './SiteFooterArea';
import type { LayoutSlots } from './slots';

/** Renders the content of pages with `pageType: custom`, followed by the site footer. */
export function CustomLayout({ children, slots }: { children: ReactNode; slots: LayoutSlots }) {
  return (
    <>
      <main id={MAIN_ID} className="oct-main" tabIndex={-1}>
        <Notices />
        <ContentLang>{children}</ContentLang>
      </main>
      <SiteFooterArea slots={slots} />
    </>
  );
}
