import { type ComponentPropsWithoutRef, forwardRef } from 'react';

import { useSite } from '../context/useSite';
import { FILE_LINK_PREFIX, opensNewTab, toHref } from '../url/urls';

/** ID of the shared "opens in a new tab" description that `SiteProvider` renders. */
export const NEW_TAB_HINT_ID = 'oct-new-tab';

/** Props for `Link`. */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Route path (with optional query and hash), hash, or absolute URL. */
  href: string;
}

/**
 * Renders a link. Internal links use client-side navigation (see `useLinkDelegation`). External links open in a new
 * tab, and the browser opens links to files.
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
  return (
    <a {...getTarget(href)} {...props} ref={ref} href={href ? toHref(href, site) : undefined} />
  );
});

function getTarget(href: string | undefined): ComponentPropsWithoutRef<'a'> {
  if (href?.startsWith(FILE_LINK_PREFIX)) return { target: '_self' };
  if (!href || !opensNewTab(href)) return {};
  return { target: '_blank', rel: 'noopener noreferrer', 'aria-describedby': NEW_TAB_HINT_ID };
}
