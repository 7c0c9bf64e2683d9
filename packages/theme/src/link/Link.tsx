import { type ComponentPropsWithoutRef, forwardRef } from 'react';

import { useSite } from '../context/useSite';
import { opensNewTab, toHref } from '../url/urls';

/** Element that says "opens in a new tab"; `SiteProvider` renders it once for all links. */
export const NEW_TAB_HINT_ID = 'oct-new-tab';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Route path with optional query and hash, a bare hash, or a URL with a scheme. */
  href: string;
}

/**
 * A link. Pages of the site open through the router (one handler for all links does that), pages
 * elsewhere in a new tab.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, ...props },
  ref,
) {
  const site = useSite();
  const external =
    href && opensNewTab(href)
      ? { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': NEW_TAB_HINT_ID }
      : undefined;
  return <a {...external} {...props} ref={ref} href={href ? toHref(href, site) : undefined} />;
});
