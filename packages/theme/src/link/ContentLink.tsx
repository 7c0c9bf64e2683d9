import { forwardRef } from 'react';

import { useSite } from '../context/useSite';
import { splitHref, withoutBase } from '../url/urls';
import { Link, type LinkProps } from './Link';

/**
 * Renders a link in page content. The compiler adds the base path to each `href`, so the base path is stripped here
 * before `Link` adds it again. An `href` without the base path is treated as a route path.
 *
 * @example
 * ```tsx
 * <Link href="/guide/start/">Quick start</Link>
 * ```
 */
export const ContentLink = forwardRef<HTMLAnchorElement, LinkProps>(function ContentLink(
  { href, ...props },
  ref,
) {
  const { base } = useSite();
  return <Link {...props} ref={ref} href={removeBase(href, base)} />;
});

function removeBase(href: string, base: string): string {
  if (!href.startsWith(base) || base === '/') return href;
  const { path, search, hash } = splitHref(href);
  return (withoutBase(path, base) ?? path) + search + hash;
}
