import { type ComponentPropsWithoutRef, forwardRef } from 'react';

import { useNavbarMessages } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { Dropdown } from '../dropdown/Dropdown';
import { Icon } from '../icons/Icon';
import { SOCIAL_LINKS_SHOWN } from '../model/constants';
import type { SocialLink } from '../model/types';
import { SocialEntry } from './SocialEntry';

export interface SocialLinksProps extends ComponentPropsWithoutRef<'ul'> {
  links: readonly SocialLink[];
}

/** Ways to reach the project elsewhere; beyond five, the rest waits in a dropdown. */
export const SocialLinks = forwardRef<HTMLUListElement, SocialLinksProps>(function SocialLinks(
  { links, className, ...props },
  ref,
) {
  const messages = useNavbarMessages();
  if (links.length === 0) return null;
  const entries = links.map((link, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: links are fixed, and may repeat.
    <li key={index}>
      <SocialEntry link={link} />
    </li>
  ));
  const more = entries.slice(SOCIAL_LINKS_SHOWN);
  return (
    <ul
      aria-label={messages.socialLinks}
      {...props}
      ref={ref}
      className={classNames('oct-social', className)}
    >
      {entries.slice(0, SOCIAL_LINKS_SHOWN)}
      {more.length > 0 && (
        <li>
          <Dropdown
            className="oct-social-more"
            label={messages.moreSocialLinks}
            trigger={<Icon name="dots" />}
          >
            <ul className="oct-social">{more}</ul>
          </Dropdown>
        </li>
      )}
    </ul>
  );
});
