import { useOverride } from '../context/useOverride';
import { SiteFooter as DefaultSiteFooter } from './SiteFooter';
import type { LayoutSlots } from './slots';

/** Renders the site footer with its slots. */
export function SiteFooterArea({ slots }: { slots: LayoutSlots }) {
  const SiteFooter = useOverride('SiteFooter', DefaultSiteFooter);
  return (
    <>
      {slots.footerBefore}
      <SiteFooter />
      {slots.footerAfter}
    </>
  );
}
