import { type ComponentPropsWithoutRef, createContext, forwardRef, useContext } from 'react';

import { useSite } from '../context/useSite';
import { splitHref, toHref, withoutBase } from '../url/urls';
import { Link, type LinkProps } from './Link';

const ContentLinksContext = createContext<Readonly<Record<string, string>> | undefined>(undefined);

/**
 * Provides route paths that replace those of links in the page content. Keys are URL paths without the base, as they are
 * in compiled content.
 */
export const ContentLinksProvider = ContentLinksContext.Provider;

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
  const links = useContext(ContentLinksContext);
  return <Link {...props} ref={ref} href={replacePath(removeBase(href, base), links)} />;
});

/** Renders a Markdown link that is next to a component. All other Markdown links are part of static HTML. */
export function MarkdownLink({ href, ...props }: ComponentPropsWithoutRef<'a'>) {
  const site = useSite();
  const { path, search, hash } = splitHref(href ?? '');
  const route = useContext(ContentLinksContext)?.[withoutBase(path, site.base) ?? ''];
  return <a {...props} href={route === undefined ? href : toHref(route + search + hash, site)} />;
}

function removeBase(href: string, base: string): string {
  if (!href.startsWith(base) || base === '/') return href;
  const { path, search, hash } = splitHref(href);
  return (withoutBase(path, base) ?? path) + search + hash;
}

function replacePath(href: string, links: Readonly<Record<string, string>> | undefined): string {
  if (!links) return href;
  const { path, search, hash } = splitHref(href);
  return (links[path] ?? path) + search + hash;
}
