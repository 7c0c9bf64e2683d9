import { forwardRef } from 'react';

import { useSite } from '../context/useSite';
import { splitHref, withoutBase } from '../url/urls';
import { Link, type LinkProps } from './Link';

/**
 * A link as pages and their components write it. Pages are compiled with the site's base before each `href`, so what
 * begins with the base is taken as it is; anything else is a route path.
 */
export const WrittenLink = forwardRef<HTMLAnchorElement, LinkProps>(function WrittenLink(
  { href, ...props },
  ref,
) {
  const { base } = useSite();
  return <Link {...props} ref={ref} href={withoutWrittenBase(href, base)} />;
});

function withoutWrittenBase(href: string, base: string): string {
  if (!href.startsWith(base) || base === '/') return href;
  const { path, search, hash } = splitHref(href);
  return (withoutBase(path, base) ?? path) + search + hash;
}
