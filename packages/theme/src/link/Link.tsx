import { type ComponentPropsWithoutRef, forwardRef } from 'react';

import { useSite } from '../context/useSite';
import { opensNewTab, toHref } from '../url/urls';

/** ID of the shared "opens in a new tab" description that `SiteProvider` renders. */
export const NEW_TAB_HINT_ID = 'oct-new-tab';

/** Props for `Link`. */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Route path (with optional query and hash), hash, or absolute URL. */
  href: string;
}

/**
 * Renders a link. Internal links use client-side navigation (see `useLinkDelegation`). External links open in a new
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
