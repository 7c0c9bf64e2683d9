import { type ComponentPropsWithoutRef, forwardRef } from 'react';

import { useSite } from '../context/useSite';
import { opensNewTab, toHref } from '../url/urls';

/** ID of the "opens in a new tab" description, which `SiteProvider` renders once for all links. */
export const NEW_TAB_HINT_ID = 'oct-new-tab';

/** Props of `Link`. */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Route path with optional query and hash, hash alone, or URL with a scheme. */
  href: string;
}

/**
 * Renders a link. Internal links open through the router (see `useLinkDelegation`), and external links open in a new
 * tab.
 *
 * @example
 * ```tsx
 * <Link href="/guide/start/">Quick start</Link>
 * ```
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
