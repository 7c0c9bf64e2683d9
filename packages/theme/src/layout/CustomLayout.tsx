import type { ReactNode } from 'react';

import { MAIN_ID } from '../dom/main-id';
import { SiteEnd } from './SiteEnd';
import type { LayoutSlots } from './slots';

/** A page that draws itself, between the bar and the site's last line. */
export function CustomLayout({ children, slots }: { children: ReactNode; slots: LayoutSlots }) {
  return (
    <>
      <main id={MAIN_ID} className="oct-main" tabIndex={-1}>
        {children}
      </main>
      <SiteEnd slots={slots} />
    </>
  );
}
