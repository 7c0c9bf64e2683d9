import { type CSSProperties, type ReactNode, useContext } from 'react';

import { Link } from '../../link/Link';
import { SiteContext } from '../../site/contexts';

export interface LinkCardProps {
  /** Route path, or a URL with a scheme. */
  href: string;
  title: ReactNode;
  description?: ReactNode;
  style?: CSSProperties;
}

/** A card that is a link as a whole. */
export function LinkCard({ href, title, description, style }: LinkCardProps) {
  const isInSite = useContext(SiteContext) !== null;
  const LinkElement = isInSite ? Link : 'a';
  return (
    <LinkElement href={href} className="oct-card oct-link-card" style={style}>
      <span className="oct-card-title">{title}</span>
      {description != null && <span className="oct-card-content">{description}</span>}
    </LinkElement>
  );
}
