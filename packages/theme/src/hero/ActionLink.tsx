import type { MouseEvent } from 'react';

import { Icon } from '../icons/Icon';
import { Link } from '../link/Link';
import { opensNewTab } from '../url/urls';

/** Props of `ActionLink`. */
export interface ActionLinkProps {
  /** Visible label. */
  text: string;
  /** URL or route path; without it, a button is rendered. */
  href: string | undefined;
  /** Visual style. */
  variant: 'brand' | 'alt';
  /** Called on click. */
  onClick: ((event: MouseEvent) => void) | undefined;
  /** Visually hidden text after the label, for labels that are unclear without context. */
  hiddenText?: string | undefined;
}

/** Renders a link that looks like a button, or a button if there is no `href`. */
export function ActionLink({ text, href, variant, onClick, hiddenText }: ActionLinkProps) {
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
      {hiddenText && <span className="oct-visually-hidden">: {hiddenText}</span>}
      {opensNewTab(href) && <Icon name="external" className="oct-external" />}
    </Link>
  );
}
