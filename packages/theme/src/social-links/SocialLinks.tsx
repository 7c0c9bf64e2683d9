import { type ComponentPropsWithoutRef, forwardRef } from 'react';

import { useNavbarMessages } from '../context/useSite';
import { classNames } from '../dom/class-names';
import { Dropdown } from '../dropdown/Dropdown';
import { Icon } from '../icons/Icon';
import { MAX_SOCIAL_LINKS } from '../model/constants';
import type { SocialLink } from '../model/types';
import { SocialEntry } from './SocialEntry';

/** Props for `SocialLinks`. */
export interface SocialLinksProps extends ComponentPropsWithoutRef<'ul'> {
  links: readonly SocialLink[];
}

/**
 * Icon links to the project's social media and repositories. A dropdown contains all links after the fifth.
 *
 * @example
 * <SocialLinks links={[{ icon: 'github', content: 'https://github.com/acme/docs' }]} />
 */
export const SocialLinks = forwardRef<HTMLUListElement, SocialLinksProps>(function SocialLinks(
  { links, className, ...props },
  ref,
) {
  const messages = useNavbarMessages();
  if (links.length === 0) return null;
  const entries = links.map((link, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: links are static and can contain duplicates
    <li key={index}>
      <SocialEntry link={link} />
    </li>
  ));
  const more = entries.slice(MAX_SOCIAL_LINKS);
  return (
    <ul
      aria-label={messages.socialLinks}
      {...props}
      ref={ref}
      className={classNames('oct-social', className)}
    >
      {entries.slice(0, MAX_SOCIAL_LINKS)}
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
