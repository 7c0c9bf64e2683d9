import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useContext } from 'react';

import { SiteContext } from '../../context/contexts';
import { classNames } from '../../dom/class-names';
import { WrittenLink } from '../../link/WrittenLink';

export interface LinkCardProps extends Omit<ComponentPropsWithoutRef<'a'>, 'title'> {
  /** Route path, what a page is compiled to (with the base), or a URL with a scheme. */
  href: string;
  title: ReactNode;
  description?: ReactNode;
}

/** A card that is a link as a whole. */
export const LinkCard = forwardRef<HTMLAnchorElement, LinkCardProps>(function LinkCard(
  { title, description, className, ...props },
  ref,
) {
  const isInSite = useContext(SiteContext) !== null;
  const LinkElement = isInSite ? WrittenLink : 'a';
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
