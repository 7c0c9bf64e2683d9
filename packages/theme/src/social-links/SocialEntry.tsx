import { BrandIcon } from '#navbar-components';

import { useSite } from '../context/useSite';
import { Dropdown } from '../dropdown/Dropdown';
import { PathIcon } from '../icons/Icon';
import { Markup } from '../icons/Markup';
import { Link } from '../link/Link';
import type { SocialLink } from '../model/types';
import { assetUrl } from '../url/asset-url';

function SocialIcon({ icon }: Pick<SocialLink, 'icon'>) {
  if (typeof icon === 'string') return <BrandIcon name={icon} />;
  return 'svg' in icon ? <Markup className="oct-icon" html={icon.svg} /> : <PathIcon path={icon} />;
}

/** Social icon that is either a link or a button for a dropdown with text, an image or HTML. */
export function SocialEntry({ link }: { link: SocialLink }) {
  const site = useSite();
  const { icon, mode = 'link', content } = link;
  const label = link.label ?? (typeof icon === 'string' ? icon : content);
  if (mode === 'link') {
    return (
      <Link className="oct-icon-button" href={content} aria-label={label}>
        <SocialIcon icon={icon} />
      </Link>
    );
  }
  return (
    <Dropdown className="oct-social-panel" label={label} trigger={<SocialIcon icon={icon} />}>
      {mode === 'img' && (
        <img
          className="oct-social-image"
          src={assetUrl(content, site)}
          alt={label}
          loading="lazy"
        />
      )}
      {mode === 'text' && <span className="oct-social-text">{content}</span>}
      {mode === 'dom' && <Markup html={content} />}
    </Dropdown>
  );
}
