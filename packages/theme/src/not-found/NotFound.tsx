import { type ComponentPropsWithoutRef, forwardRef, useEffect, useId } from 'react';

import { useMessages } from '../context/useMessages';
import { usePage, useSite } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { Link } from '../link/Link';
import { NavbarSearch } from '../navbar/NavbarSearch';
import { getLangOptions, homePath } from '../url/home-path';
import { withoutDefaultLang } from '../url/without-default-lang';
import { useSimilarPages } from './useSimilarPages';

/** Props for `NotFound`. */
export type NotFoundProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/**
 * 404 page content: links to the home page, the search and pages with similar names. If the URL starts with the default language prefix, redirects to the URL without the prefix.
 *
 * @example
 * <NotFound className="my-not-found" />
 */
export const NotFound = forwardRef<HTMLDivElement, NotFoundProps>(function NotFound(
  { className, ...props },
  ref,
) {
  const site = useSite();
  const page = usePage();
  const messages = useMessages();
  const similar = useSimilarPages();

  const titleId = useId();

  useEffect(() => {
    const target = withoutDefaultLang(window.location.pathname, site.base, getLangOptions(site));
    if (target === undefined) return;
    window.location.replace(target + window.location.search + window.location.hash);
  }, [site]);

  return (
    <div {...props} ref={ref} className={classNames('oct-not-found', className)}>
      <p className="oct-not-found-code">404</p>
      <h1 className="oct-not-found-title">{messages.notFoundTitle}</h1>
      <div className="oct-not-found-actions">
        <Link className="oct-button" data-variant="brand" href={homePath(site, page)}>
          {messages.takeMeHome}
        </Link>
        <NavbarSearch />
      </div>
      {similar.length > 0 && (
        <nav aria-labelledby={titleId}>
          <h2 id={titleId} className="oct-not-found-similar">
            {messages.similarPages}
          </h2>
          <ul className="oct-menu-list">
            {similar.map(({ text, link }) => (
              <li key={link}>
                <Link className="oct-menu-item" href={link}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
});
