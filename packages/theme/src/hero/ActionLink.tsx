import type { MouseEvent } from 'react';

import { Icon } from '../icons/Icon';
import { Link } from '../link/Link';
import { opensNewTab } from '../url/urls';

/** Props for `ActionLink`. */
export interface ActionLinkProps {
  /** Button label. */
  text: string;
  /** URL or route path. If omitted, a `<button>` is rendered instead of a link. */
  href: string | undefined;
  /** Button variant. */
  variant: 'brand' | 'alt';
  /** Click handler. */
  onClick: ((event: MouseEvent) => void) | undefined;
  /** Visually hidden text after the label, for labels that are ambiguous without context. */
  hiddenText?: string | undefined;
}

/** Renders a link styled as a button, or a `<button>` if `href` is not set. */
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
      {hiddenText && <span className="oct-visually-hidden">{`: ${hiddenText}`}</span>}
      {opensNewTab(href) && <Icon name="external" className="oct-external" />}
    </Link>
  );
}
