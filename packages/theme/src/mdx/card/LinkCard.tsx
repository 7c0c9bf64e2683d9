import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useContext } from 'react';

import { SiteContext } from '../../context/contexts';
import { classNames } from '../../dom/class-names';
import { ContentLink } from '../../link/ContentLink';

/** Props for `LinkCard`. */
export interface LinkCardProps extends Omit<ComponentPropsWithoutRef<'a'>, 'title'> {
  /** Route path (with or without the base path) or absolute URL. */
  href: string;
  /** Card title. */
  title: ReactNode;
  /** Short description below the title. */
  description?: ReactNode;
}

/**
 * Renders a fully clickable card.
 *
 * @example
 * ```mdx
 * <LinkCard href="/guide/first-page" title="First page" description="Write a page and link to it." />
 * ```
 */
export const LinkCard = forwardRef<HTMLAnchorElement, LinkCardProps>(function LinkCard(
  { title, description, className, ...props },
  ref,
) {
  const isInSite = useContext(SiteContext) !== null;
  const LinkElement = isInSite ? ContentLink : 'a';
  return (
    <LinkElement
      {...props}
      ref={ref}
      className={classNames('oct-card', 'oct-link-card', className)}
    >
      <span className="oct-card-title">{title}</span>
      {description != null && <span className="oct-card-content">{description}</span>}
    </LinkElement>
  );
});
