import type { MouseEvent } from 'react';

import { Icon } from '../icons/Icon';
import { Link } from '../link/Link';
import { opensNewTab } from '../url/urls';

export interface ActionLinkProps {
  text: string;
  href: string | undefined;
  variant: 'brand' | 'alt';
  onClick: ((event: MouseEvent) => void) | undefined;
  /** What the link is about, for those who hear it or find it away from its page. */
  about?: string | undefined;
}

/** A link that looks like a button; a real button where there is nothing to link. */
export function ActionLink({ text, href, variant, onClick, about }: ActionLinkProps) {
  if (!href) {
    return (
      <button type="button" className="oct-button" data-variant={variant} onClick={onClick}>
        {text}
      </button>
    );
  }
  return (
    <Link className="oct-button" data-variant={variant} href={href} onClick={onClick}>
      {text}
      {about && <span className="oct-visually-hidden">: {about}</span>}
      {opensNewTab(href) && <Icon name="external" className="oct-external" />}
    </Link>
  );
}
