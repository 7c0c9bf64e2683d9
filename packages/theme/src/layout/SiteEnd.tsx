import { useOverride } from '../context/useOverride';
import { SiteFooter as OwnSiteFooter } from './SiteFooter';
import type { LayoutSlots } from './slots';

/** The site's last line, with what stands before and after it. */
export function SiteEnd({ slots }: { slots: LayoutSlots }) {
  const SiteFooter = useOverride('SiteFooter', OwnSiteFooter);
  return (
    <>
      {slots.footerBefore}
      <SiteFooter />
      {slots.footerAfter}
    </>
  );
}
